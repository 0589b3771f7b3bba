/** Where a file lies in the store: its pieces as they came, and the file as accepted. */
const pasta = (local: string): string => `${local.slice(0, 2)}/${local}`;

export const RECEBENDO = 'recebendo/';
export const GUARDADOS = 'guardados/';

export const lugarDosPedacos = (local: string): string => `${RECEBENDO}${pasta(local)}`;
export const lugarDoPedaco = (local: string, posicao: number): string =>
  `${lugarDosPedacos(local)}/${posicao}`;
export const lugarDoArquivo = (local: string): string => `${GUARDADOS}${pasta(local)}`;

/** The file that a storage key belongs to: the third part, in both folders. */
export const localDe = (key: string): string => key.split('/')[2] ?? '';
