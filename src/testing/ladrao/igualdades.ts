import { linhasDaConta, linhasDoCaso } from './alcance.ts';
import { type Copia, type LinhaDe, valoresDe } from './copia.ts';
import type { Verdade } from './verdade.ts';

/** A value that two rows share and that tells one person or case from all others. */
const marcaDe = (valor: unknown): string | null => {
  if (Buffer.isBuffer(valor)) return valor.length >= 8 ? valor.toString('hex') : null;
  if (typeof valor !== 'string') return null;
  // Written as text: an UUID, a hash, a key.
  return /^[\w+/=-]{20,}$/.test(valor) && /\d/.test(valor) ? valor : null;
};

const marcas = (linhas: readonly LinhaDe[]): Map<string, string> =>
  new Map(
    linhas.flatMap(valoresDe).flatMap(([onde, valor]) => {
      const marca = isDoServidor(onde) ? null : marcaDe(valor);
      return marca ? [[marca, onde] as const] : [];
    }),
  );

/** Mails about two cases that go to one office share its mailbox; with mails of an account, or its address, they may not. */
const isCaixaDoOrgao = (onde: string, outra: { readonly onde: string; readonly dono: string }): boolean =>
  onde === 'email_saida.para_busca' && outra.onde === onde && !outra.dono.startsWith('conta');

/** Of the server process that wrote the row, whoever asked for it: all rows of a day share one. */
const isDoServidor = (onde: string): boolean => onde.endsWith('.marca_serie');

/** Columns and JSON keys that hold the number of an account. */
const contasEm = (copia: Copia): ReadonlySet<string> =>
  new Set(
    copia.referencias.filter(({ para }) => para === 'usuario').map(({ de, coluna }) => `${de}.${coluna}`),
  );
const isConta = (onde: string, contas: ReadonlySet<string>): boolean =>
  contas.has(onde) || /id_?(usuario|pessoa|autor|manifestante|solicitante)$/i.test(onde);

/**
 * Every equality between rows of a sealed case and rows of anything else: byte strings and keys anywhere, account numbers in
 * any column or JSON. Answers the columns by which something was linked.
 */
export const tentarIgualdades = (copia: Copia, { seladas, abertas }: Verdade) => {
  const achados = new Map<string, number>();
  const anotar = (como: string) => achados.set(como, (achados.get(como) ?? 0) + 1);
  const contas = contasEm(copia);
  const vistas = new Map<string, { onde: string; dono: string }[]>();
  const ver = (dono: string, linhas: readonly LinhaDe[]) => {
    for (const [marca, onde] of marcas(linhas)) {
      const antes = vistas.get(marca);
      if (antes) antes.push({ onde, dono });
      else vistas.set(marca, [{ onde, dono }]);
    }
  };
  let comparadas = 0;
  const doCaso = new Map(seladas.map(({ id }) => [id, linhasDoCaso(copia, id)]));
  const usadas = new Set([...doCaso.values()].flat().map(({ linha }) => linha));
  for (const { id } of abertas) ver(`caso ${id}`, linhasDoCaso(copia, id));
  const autores = new Set(
    [...seladas, ...abertas].flatMap(({ idAutor }) => (idAutor === null ? [] : [idAutor])),
  );
  for (const id of autores) {
    ver(
      `conta ${id}`,
      linhasDaConta(copia, id).filter(({ linha }) => !usadas.has(linha)),
    );
  }
  for (const nome of [
    'rascunho',
    'sessao',
    'email_saida',
    'anexo',
    'limite',
    'graphile_worker._private_jobs',
  ]) {
    const tabela = copia.tabelas.get(nome);
    ver(
      `solta em ${nome}`,
      (tabela?.linhas ?? []).filter((linha) => !usadas.has(linha)).map((linha) => ({ tabela: nome, linha })),
    );
  }
  for (const { id } of seladas) ver(`selada ${id}`, doCaso.get(id) ?? []);
  for (const { id, idAutor } of seladas) {
    const linhas = doCaso.get(id) ?? [];
    for (const [marca, onde] of marcas(linhas)) {
      comparadas += 1;
      for (const outra of vistas.get(marca) ?? []) {
        if (outra.dono !== `selada ${id}` && !isCaixaDoOrgao(onde, outra)) anotar(`${onde} = ${outra.onde}`);
      }
    }
    if (idAutor === null) continue;
    for (const [onde, valor] of linhas.flatMap(valoresDe)) {
      if (!isConta(onde, contas)) continue;
      comparadas += 1;
      if (Number(valor) === idAutor) anotar(`${onde} = usuario.id`);
    }
  }
  return { comparadas, achados };
};
