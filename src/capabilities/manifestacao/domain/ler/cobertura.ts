import type { Conhecido } from '#capabilities/dados-pessoais/domain/pseudonimo/achado.ts';
import { rastrosDe } from '#capabilities/dados-pessoais/domain/pseudonimo/contatos.ts';
import { dobrarTexto } from '#capabilities/dados-pessoais/domain/pseudonimo/texto-dobrado.ts';
import { conflict, invalid } from '#kernel/errors.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import type { CoberturasEnviadas } from './coberturas-enviadas.ts';
import { cobrirFaixas, type Faixa, juntarFaixas } from './cobrir-faixas.ts';

export type DestinoDaCobertura = 'orgao' | 'area';

/** A covering as it is kept: what was sent, and how it follows from the text it was made on. */
export interface CoberturaGuardada {
  readonly destino: DestinoDaCobertura;
  readonly textos: readonly {
    readonly versao: string;
    readonly faixas: readonly Faixa[];
    readonly coberto: string;
  }[];
}

/** The sentence also stands at the field, where the screen has already opened the text anew. */
const noCampo = (coberturas: string) => ({ campos: { coberturas } });

const textoMudou = () =>
  conflict(
    'cobertura.texto-mudou',
    'O texto da manifestação mudou depois que você o abriu. Abra de novo e confira o que será coberto.',
    noCampo(
      'O texto mudou depois que você o abriu. Confira de novo o que vai ser coberto e envie outra vez.',
    ),
  );
const naoCabe = () => {
  const frase = 'Uma das partes cobertas não cabe no texto. Abra de novo e confira.';
  return invalid('cobertura.nao-cabe', frase, noCampo(frase));
};
const aindaDiz = () => {
  const frase =
    'O texto ainda mostra o nome inteiro, o documento ou um contato de quem registrou. Cubra essa parte para enviar.';
  return invalid('cobertura.ainda-diz-quem-e', frase, noCampo(frase));
};

/** What may be dropped is a doubt; the whole name, a document or a contact is none. */
const dizQuemE = (coberto: string, conhecidos: readonly Conhecido[]): boolean => {
  const { texto } = dobrarTexto(coberto);
  const nomes = conhecidos
    .map(({ nome }) => dobrarTexto(nome).texto.trim())
    .filter((nome) => nome.includes(' '));
  const { buscas } = rastrosDe(conhecidos);
  return (
    nomes.some((nome) => texto.includes(nome)) ||
    buscas.some(([achar, tipo]) => tipo !== 'endereco' && achar(texto).length > 0)
  );
};

interface TextoVisto {
  readonly texto: string;
  readonly versao: string;
}

/**
 * What a person finished fits the texts as they are now, all of them, and leaves nothing that names who filed for certain
 * (Decreto 10.153/2019, art. 6 § 4º).
 */
export const conferirCoberturas = (
  textos: readonly TextoVisto[],
  enviadas: CoberturasEnviadas,
  conhecidos: readonly Conhecido[],
): Verdict => {
  for (const { texto, versao } of textos) {
    const enviada = enviadas.find((cada) => cada.versao === versao);
    if (!enviada) return refuse(textoMudou());
    const cabem = enviada.faixas.every(({ inicio, fim }) => inicio < fim && fim <= texto.length);
    if (!cabem) return refuse(naoCabe());
    if (dizQuemE(cobrirFaixas(texto, juntarFaixas(enviada.faixas)), conhecidos)) return refuse(aindaDiz());
  }
  return allow;
};

export const COBERTA_POR_PESSOA =
  'Antes do envio, uma pessoa do órgão conferiu o que foi coberto para não dizer quem registrou.';
export const COBERTA_PELO_PROGRAMA =
  'O que podia dizer quem registrou foi coberto pelo programa, sem a conferência de uma pessoa.';

/** The history of the case says how the words left. */
export const fraseDaCobertura = (revisada: boolean): string =>
  revisada ? COBERTA_POR_PESSOA : COBERTA_PELO_PROGRAMA;
