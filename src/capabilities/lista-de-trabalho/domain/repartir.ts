export interface Pessoa {
  readonly idUsuario: number;
  /** Open cases the person already has. */
  readonly abertas: number;
}

export interface Parte {
  readonly idManifestacao: number;
  readonly idUsuario: number;
}

/**
 * Shares cases evenly: nobody gets two more than another, and people with fewer open cases get the
 * extra ones. The order of the cases is kept, so that the most urgent do not all go to one person.
 */
export const repartir = (casos: readonly number[], pessoas: readonly Pessoa[]): Parte[] => {
  const fila = [...pessoas].sort((a, b) => a.abertas - b.abertas || a.idUsuario - b.idUsuario);
  return casos.flatMap((idManifestacao, i) => {
    const pessoa = fila[i % fila.length];
    return pessoa ? [{ idManifestacao, idUsuario: pessoa.idUsuario }] : [];
  });
};
