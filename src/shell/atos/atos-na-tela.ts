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

/** The acts of the office on its cases, in the order of a working day. */
export const atosDaEquipe = (): readonly AtoComTela[] => doLado('equipe');

/** The acts of the person who filed, most urgent first. */
export const atosDoCidadao = (): readonly AtoComTela[] => doLado('cidadao');

const achar = (atos: readonly AtoComTela[], nome: string): AtoComTela => {
  const ato = atos.find((cada) => cada.nome === nome);
  if (!ato) throw new Error(`No act here is called ${nome}`);
  return ato;
};

export const atoDaEquipe = (nome: string): AtoComTela => achar(atosDaEquipe(), nome);

export const atoDoCidadao = (nome: string): AtoComTela => achar(atosDoCidadao(), nome);

/** What may be open on the screen of an act: the act itself, and the acts that its form offers. */
export const linhasDo = ({ nome }: AtoNaTela): readonly AtoNaTela[] =>
  daManifestacao().filter((cada) => cada.nome === nome || cada.naTelaDe === nome);

/** The address of an act's screen for these cases. */
export const enderecoDoAto = ({ nome, tela }: AtoComTela, ids: readonly number[]): string => {
  if (!tela.pagina) throw new Error(`The act ${nome} has no screen of its own`);
  return `${tela.pagina}?ids=${escreverIds(ids)}`;
};

/** The acts done in a window over the list. */
export const atosNaLista = (): readonly AtoComTela[] =>
  daManifestacao()
    .filter(comTela)
    .filter(({ tela }) => tela.naLista !== undefined)
    .toSorted((a, b) => a.tela.ordem - b.tela.ordem);

/** The acts offered for cases chosen in a list, in the order of a case's life. */
export const atosEmLote = (): readonly AtoComTela[] =>
  atosDaEquipe()
    .filter(({ tela }) => tela.emLote !== undefined)
    .toSorted((a, b) => (a.tela.emLote ?? 0) - (b.tela.emLote ?? 0));

/** In this situação nobody can do the act. */
export const naoCabeNaSituacao = ({ de }: Pick<AtoNaTela, 'de'>, idSituacao: number): boolean =>
  !de.includes(idSituacao);

/** As far as a list can tell, from profile and situação; the server checks the rest. */
export const cabeNaSituacao = (
  ato: AtoNaTela,
  { idPerfil, idSituacao }: { readonly idPerfil: IdPerfil; readonly idSituacao: number },
): boolean => linhasDo(ato).some(({ de, quem }) => quem.includes(idPerfil) && de.includes(idSituacao));
