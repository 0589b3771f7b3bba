import type { TelaDoAto } from '#kernel/ato/ato.ts';
import type { IdPerfil } from '#kernel/perfil.ts';
import { escreverIds } from './casos.ts';
import { type AtoNaTela, readRegistro } from './registro.ts';

export type AtoComTela = AtoNaTela & { readonly tela: TelaDoAto };

const comTela = (ato: AtoNaTela): ato is AtoComTela => ato.tela !== undefined;
const daManifestacao = (): readonly AtoNaTela[] =>
  readRegistro().atos.filter(({ ciclo }) => ciclo === 'manifestacao');

const doLado = (lado: TelaDoAto['lado']): readonly AtoComTela[] =>
  daManifestacao()
    .filter(comTela)
    .filter(({ tela }) => tela.lado === lado)
    .toSorted((a, b) => a.tela.ordem - b.tela.ordem);

/** What the office does to its cases, in the order of a working day. */
export const atosDaEquipe = (): readonly AtoComTela[] => doLado('equipe');

/** What whoever filed can do with the case, most pressing first. */
export const atosDoCidadao = (): readonly AtoComTela[] => doLado('cidadao');

const achar = (atos: readonly AtoComTela[], nome: string): AtoComTela => {
  const ato = atos.find((cada) => cada.nome === nome);
  if (!ato) throw new Error(`No act here is called ${nome}`);
  return ato;
};

/** The act of the staff with this name. */
export const atoDaEquipe = (nome: string): AtoComTela => achar(atosDaEquipe(), nome);

/** The act of who filed with this name. */
export const atoDoCidadao = (nome: string): AtoComTela => achar(atosDoCidadao(), nome);

/** What a person who may do one of these finds open on its screen: the act itself and those its form offers. */
export const linhasDo = ({ nome }: AtoNaTela): readonly AtoNaTela[] =>
  daManifestacao().filter((cada) => cada.nome === nome || cada.naTelaDe === nome);

/** The screen of an act, on these cases. */
export const enderecoDoAto = ({ nome, tela }: AtoComTela, ids: readonly number[]): string => {
  if (!tela.pagina) throw new Error(`The act ${nome} has no screen of its own`);
  return `${tela.pagina}?ids=${escreverIds(ids)}`;
};

/** Done in a window over the list. */
export const atosNaLista = (): readonly AtoComTela[] =>
  daManifestacao()
    .filter(comTela)
    .filter(({ tela }) => tela.naLista !== undefined)
    .toSorted((a, b) => a.tela.ordem - b.tela.ordem);

/** Offered on the cases chosen in a list, in the order of a case's life. */
export const atosEmLote = (): readonly AtoComTela[] =>
  atosDaEquipe()
    .filter(({ tela }) => tela.emLote !== undefined)
    .toSorted((a, b) => (a.tela.emLote ?? 0) - (b.tela.emLote ?? 0));

/** Nobody can do this act in this situação. */
export const naoCabeNaSituacao = ({ de }: Pick<AtoNaTela, 'de'>, idSituacao: number): boolean =>
  !de.includes(idSituacao);

/** As far as a list knows: the profile and the situação. What else an act asks of a case, the server says. */
export const cabeNaSituacao = (
  ato: AtoNaTela,
  { idPerfil, idSituacao }: { readonly idPerfil: IdPerfil; readonly idSituacao: number },
): boolean => linhasDo(ato).some(({ de, quem }) => quem.includes(idPerfil) && de.includes(idSituacao));
