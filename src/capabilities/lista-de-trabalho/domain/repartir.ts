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
 * Shares cases out evenly: nobody gets two more than another, and those who have less get the odd ones. The order of
 * the cases is kept, so that the most urgent of a list do not all fall to one person.
 */
export const repartir = (casos: readonly number[], pessoas: readonly Pessoa[]): Parte[] => {
  const fila = [...pessoas].sort((a, b) => a.abertas - b.abertas || a.idUsuario - b.idUsuario);
  return casos.flatMap((idManifestacao, i) => {
    const pessoa = fila[i % fila.length];
    return pessoa ? [{ idManifestacao, idUsuario: pessoa.idUsuario }] : [];
  });
};
