/**
 * Solves A x = b for a symmetric positive definite matrix by Cholesky's method.
 *
 * @param matrix A, n × n, of which the lower triangle is read
 * @param right b, n
 * @returns x, n
 * @throws RangeError when A is not positive definite
 */
export function solvePositiveDefinite(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const lower = factorise(matrix);
  const x = [...right];
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) x[i] -= lower[i][k] * x[k];
    x[i] /= lower[i][i];
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) x[i] -= lower[k][i] * x[k];
    x[i] /= lower[i][i];
  }
  return x;
}

/** L with A = L Lᵀ. */
function factorise(matrix: readonly (readonly number[])[]): number[][] {
  const lower = matrix.map((row) => row.map(() => 0));
  for (let i = 0; i < matrix.length; i++) {
    for (let j = 0; j <= i; j++) {
      let rest = matrix[i][j];
      for (let k = 0; k < j; k++) rest -= lower[i][k] * lower[j][k];
      if (i !== j) lower[i][j] = rest / lower[j][j];
      else if (rest > 0) lower[i][i] = Math.sqrt(rest);
      else throw new RangeError('matrix is not positive definite');
    }
  }
  return lower;
}
