import { apenasDigitos, escapeRegExp } from '#kernel/texto.ts';
import { type Conhecido, type Pista, pista, type TipoDePista } from './achado.ts';
import { acharInteiro, acharNumero } from './numeros-no-texto.ts';
import { dobrarTexto, soLetras, type TextoDobrado } from './texto-dobrado.ts';

const dobrar = (texto: string): string => dobrarTexto(texto).texto;
const MENOR_NUMERO = 5;
const DDD = 2;
const LOCAL = 8;

const numerosDe = ({ documento, telefone, cep }: Conhecido): (readonly [string, TipoDePista])[] => {
  const doc = soLetras(documento ?? '');
  const fone = apenasDigitos(telefone ?? '').replace(/^55(?=\d{10,11}$)/, '');
  const doCpf = doc.length === 11 ? [doc.slice(0, 9), doc.slice(3, 9)] : [];
  const numeros = [
    ...[doc, ...doCpf].map((numero) => [numero, 'documento'] as const),
    ...[fone, fone.slice(DDD), fone.slice(-LOCAL)].map((numero) => [numero, 'contato'] as const),
    [apenasDigitos(cep ?? ''), 'endereco'] as const,
  ];
  return numeros.filter(([numero]) => numero.length >= MENOR_NUMERO);
};

const finaisDe = (conhecidos: readonly Conhecido[]): string[] =>
  conhecidos.flatMap(({ documento, telefone }) =>
    [documento, telefone]
      .map((numero) => apenasDigitos(numero ?? ''))
      .filter((digitos) => digitos.length > MENOR_NUMERO),
  );
const FINAL =
  /(?<!\p{L})(?:final|termina(?:do|m)?(?: em| com)?|acaba em)(?:\s+(?:do|da|em|e|eh|:)){0,2}\s*(\d(?:[\s.-]?\d){1,5})(?!\d)/gu;

const TIPO_DE_RUA = String.raw`(?:rua|r\.?|avenida|av\.?|travessa|tv\.?|alameda|al\.?|praca|pca\.?|estrada|rodovia|rod\.?|largo|viela|beco|vila|sitio|chacara|conjunto|quadra|condominio|residencial|edificio)`;
const MENOR_RUA = 5;
/** Of a fixed length: two runs of white space side by side would be tried in every division. */
const VIRGULA = String.raw`\s{0,3},?\s{0,3}`;

interface Rua {
  readonly fontes: readonly string[];
  /** Must be in the text: a pattern is made only where it may be found. */
  readonly palavras: readonly string[];
}

/** 'das acacias' of 'Rua das Acácias, 45': found with any kind of street before it and its number after it. */
const ruasDe = ({ endereco, logradouro }: Conhecido): Rua[] =>
  [endereco ?? '', logradouro ?? ''].flatMap((cada) => {
    const inteira = dobrar(cada).split(/[,\n(–]|\s-\s|\sn[º°o]?\.?\s?\d|\s\d/)[0] ?? '';
    const nome = inteira.replace(new RegExp(`^\\s*${TIPO_DE_RUA}\\s+`), '').trim();
    const escritas = nome.split(/\s+/).filter(Boolean);
    const palavras = escritas.map(escapeRegExp);
    const isMinima = nome.replace(/[^a-z0-9]/g, '').length < MENOR_RUA;
    if (nome.length < 2) return [];
    const isCurta = palavras.filter((palavra) => palavra.length > 3).length < 2;
    const tipo = isCurta
      ? String.raw`${TIPO_DE_RUA}\s+(?:d[aeo]s?\s+)?`
      : String.raw`(?:${TIPO_DE_RUA}\s+)?(?:d[aeo]s?\s+)?`;
    const numero = String.raw`${VIRGULA}(?:n[º°o]?\.?\s{0,3}|numero\s{1,3})?\d{1,5}`;
    const complemento = String.raw`(?:${VIRGULA}(?:ap(?:to|artamento)?\.?|casa|bloco|bl\.?|quadra|qd\.?|lote|lt\.?|sala|andar|fundos)\s{0,3}\w{1,5}){0,3}`;
    const rua = palavras.join(String.raw`\s+`);
    const semArtigo = rua.replace(/^d[aeo]s?\\s\+/, '');
    const fontes = isMinima
      ? [`${tipo}${rua}${numero}${complemento}`]
      : [`${tipo}${rua}(?:${numero})?${complemento}`, `${semArtigo}${numero}${complemento}`];
    return [{ fontes, palavras: escritas.filter((palavra, i) => i > 0 || !/^d[aeo]s?$/.test(palavra)) }];
  });

const padrao = (fonte: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${fonte})(?![\\p{L}\\d])`, 'gu');

const DIGITO =
  'zero|um|uma|dois|duas|tres|quatro|cinco|seis|meia|sete|oito|nove|dez|onze|doze|treze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem';
/** A number told in words, digit by digit. */
const EM_PALAVRAS = new RegExp(
  String.raw`(?<!\p{L})(?:${DIGITO})(?:[\s,.-]{1,3}(?:e\s)?(?:${DIGITO}|\d{1,4})(?!\p{L})){5,24}`,
  'gu',
);
const ARROBA =
  /(?<![\p{L}\p{N}])[a-z0-9._-]{2,40}\s*(?:\(?arroba\)?|\[arroba\]|\(a\)|\{at\}|\sat\s)\s*[a-z0-9-]{2,30}(?:\s*(?:\(?ponto\)?|\.)\s*[a-z]{2,10}){0,3}/gu;
const DO_CONSELHO =
  /(?<!\p{L})(?:meu|minha|sou|eu)[\s,][^\n.;]{0,60}?(?:oab|crm|coren|crea|cro|crp|cress|cnh|passaporte|ctps|cns|cart[ao]+ (?:do )?sus|inscricao|matricula|siape|ra|nis|re)[\s/nº°.:-]{0,6}(?:e\s|eh\s|numero\s|n\S?\s)?(?:[a-z]{2}[\s/-]{0,2})?(\d[\d./-]{2,16}\d)/gu;
const CARTAO_DO_SUS =
  /(?<!\p{L})(?:cns|cartao(?: nacional)?(?: (?:do|de) (?:sus|saude))?)[^\d\n]{0,12}(\d(?:[\s.]?\d){14})(?!\d)/gu;
const MORADOR =
  /(?<!\p{L})(?:(?:sou|como)\s+morador[a]?|moramos|morava|morei|minha (?:familia|mae) mora|aqui (?:em casa|n[ao] rua)|meu (?:predio|sitio)|minha (?:chacara|barraca|aldeia))\s+(?:(?:e|fica|e o|e a)\s+)?(?:d[aeo]s?|n[ao]s?|em)\s+[^\n.,;]{2,60}/gu;

type Lugares = readonly (readonly [number, number])[];

/** Numbers and places of the person, ready to be searched for. */
export interface Rastros {
  readonly buscas: readonly (readonly [(texto: string) => Lugares, TipoDePista])[];
  readonly finais: readonly string[];
}

const naRua = ({ fontes, palavras }: Rua): ((texto: string) => Lugares) => {
  let padroes: readonly RegExp[] | null = null;
  return (texto) => {
    if (!palavras.every((palavra) => texto.includes(palavra))) return [];
    padroes ??= fontes.map(padrao);
    return padroes.flatMap((fonte) =>
      [...texto.matchAll(fonte)].map(({ 0: trecho, index }) => [index, index + trecho.length] as const),
    );
  };
};

export const rastrosDe = (conhecidos: readonly Conhecido[]): Rastros => ({
  buscas: conhecidos.flatMap((cada) => {
    const email = dobrar(cada.email?.trim() ?? '');
    return [
      ...numerosDe(cada).map(
        ([numero, tipo]) => [(texto: string) => acharNumero(texto, numero), tipo] as const,
      ),
      ...ruasDe(cada).map((rua) => [naRua(rua), 'endereco'] as const),
      ...(email ? [[(texto: string) => acharInteiro(texto, email), 'contato'] as const] : []),
    ];
  }),
  finais: finaisDe(conhecidos),
});

/** Numbers and places: those of the person, and those that the text says are its author's. */
export const acharContatos = ({ texto, noOriginal }: TextoDobrado, { buscas, finais }: Rastros): Pista[] => {
  const todos = (fonte: RegExp, tipo: TipoDePista): Pista[] =>
    [...texto.matchAll(fonte)].map(({ 0: trecho, index }) =>
      pista(noOriginal(index, index + trecho.length), tipo),
    );
  const noFim = ({ 0: trecho, 1: fim = '', index = 0 }: RegExpMatchArray): readonly [number, number] =>
    noOriginal(index + trecho.length - fim.length, index + trecho.length);
  return [
    ...buscas.flatMap(([achar, tipo]) => achar(texto).map((lugar) => pista(noOriginal(...lugar), tipo))),
    ...[...texto.matchAll(FINAL)]
      .filter(({ 1: fim = '' }) => finais.some((cada) => cada.endsWith(fim.replace(/\D/g, ''))))
      .map((achado) => pista(noFim(achado), 'contato')),
    ...todos(EM_PALAVRAS, 'contato'),
    ...todos(ARROBA, 'contato'),
    ...[DO_CONSELHO, CARTAO_DO_SUS]
      .flatMap((fonte) => [...texto.matchAll(fonte)])
      .map((achado) => pista(noFim(achado), 'documento')),
    ...todos(MORADOR, 'endereco'),
  ];
};
