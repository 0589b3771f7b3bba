import type { Alerta } from './alertas.ts';
import type { Conferencia } from './conferir-arquivo.ts';
import { latin1 } from './formatos/bytes.ts';
import { decodificar } from './formatos/texto.ts';
import { abrirEntrada, type EntradaZip, escreverZip, novaEntrada } from './formatos/zip.ts';
import { nomeLimpo, nomeVerdadeiro } from './nome-do-arquivo.ts';
import { recusas } from './recusas.ts';
import { tiposDeArquivo } from './tipos-de-arquivo.ts';

/** More files than this nobody looks through. */
const MAX_NO_ZIP = 200;

/** The letters of the name as they are in the file; `readZip` gives its bytes. */
const nomeDaEntrada = ({ nome }: EntradaZip): string =>
  decodificar(Uint8Array.from(nome, (letra) => letra.charCodeAt(0)));

/** The folders and the name; null if opening it could write outside of the folder that was chosen. */
const caminhoDe = (nome: string): readonly string[] | null => {
  if (/\\|^\/|^[a-z]:/i.test(nome)) return null;
  const partes = nome.split('/');
  return partes.some((parte) => parte === '' || /^\.+$/.test(parte)) ? null : partes;
};

const nomeNoZip = (partes: readonly string[], extensoes: readonly string[]): string => {
  const limpas = partes.map(nomeLimpo);
  return [...limpas.slice(0, -1), nomeVerdadeiro(limpas.at(-1) ?? '', extensoes)].join('/');
};

const isPasta = ({ nome, tamanho }: EntradaZip): boolean => nome.endsWith('/') && tamanho === 0;

/**
 * Looks at each file of a zip as if it had been sent alone, and writes a zip of what was accepted: without folders' rights,
 * links, comments and moments. One file that is refused refuses all of it.
 */
export const conferirZip = async (
  entradas: readonly EntradaZip[],
  conferir: (bytes: Uint8Array, nome: string) => Promise<Conferencia>,
): Promise<Conferencia> => {
  const arquivos = entradas.filter((entrada) => !isPasta(entrada));
  if (arquivos.length === 0) return { recusa: recusas.zipVazio };
  if (arquivos.length > MAX_NO_ZIP) return { recusa: recusas.zipDemais(MAX_NO_ZIP) };
  const novas: EntradaZip[] = [];
  const alertas = new Map<string, Alerta>();
  for (const [i, entrada] of arquivos.entries()) {
    const partes = caminhoDe(nomeDaEntrada(entrada));
    if (!partes) return { recusa: recusas.nomeNoZip };
    const conferido = await conferir(abrirEntrada(entrada), partes.at(-1) ?? '');
    if ('recusa' in conferido) return { recusa: recusas.dentroDoZip(i + 1, conferido.recusa) };
    for (const alerta of conferido.alertas) alertas.set(alerta.codigo, alerta);
    const letras = new TextEncoder().encode(nomeNoZip(partes, tiposDeArquivo[conferido.formato].extensoes));
    novas.push(novaEntrada(latin1(letras, 0, letras.length), conferido.conteudo));
  }
  const nomes = new Set(novas.map(({ nome }) => nome.toLowerCase()));
  if (nomes.size < novas.length) return { recusa: recusas.nomeNoZip };
  return { formato: 'zip', conteudo: escreverZip(novas), alertas: [...alertas.values()] };
};
