import type { TipoDeAchado } from './tipos-de-achado.ts';

/**
 * What the scan of dados-pessoais has no rule for. Every repetition is bounded, so that time grows
 * only with the text's length.
 */
interface Padrao {
  readonly tipo: TipoDeAchado;
  readonly regra: RegExp;
}

/** Not a person: the contact of a department, at a government address. */
export const INSTITUCIONAL =
  /^(?:ouvidoria|e?-?sic|lai|acesso|atendimento|contato|fale|imprensa|comunicacao|gabinete|presidencia|reitoria|secretaria|coordenacao|diretoria|protocolo|licitac|compras|corregedoria|cgu|rh|sac|ascom|dpo|encarregado|privacidade|nao-?responda)[\w.+-]{0,64}@[\w.-]{1,190}\.(?:gov|jus|leg|mp|mil|def|edu)\.br$/iu;

/** The text before a CNPJ says that it belongs to an individual, so it tells who they are. */
export const MEI =
  /(?<!\p{L})(?:MEI|microempreendedor[a]?|empres[áa]ri[oa] individual)(?!\p{L})[^\d\n]{0,60}$/iu;

/** Between the label of a number and the number itself. */
const ATE_O_NUMERO = String.raw`[^\d\n]{0,25}`;
/** Years are not documents: 'matrícula em 2024/2025'. */
const NUMERO = String.raw`(?!(?:19|20)\d{2}(?:[.\/-](?:(?:19|20)\d{2}|[12]))?(?![\d\/.-]))\d[\d.\/-]{3,16}[\dXx](?!\d)`;

/** Two capitalised words that do not name a public body, rule or programme. */
const PESSOA = String.raw`(?<!\p{L})(?!(?:Minist|Secret|Institut|Hospita|Universid|Ag[êe]nci|Departa|Conselh|Coordena|Diretori|Program|Plano|Pol[íi]tic|Lei|Decret|Portari|Constitui|C[óo]digo|Servi[çc]|Sistem|Estad|Munic|Prefeit|Governo|Regi[ãa]o|Rio|S[ãa]o|Distrito|Uni[ãa]o|Funda[çc]|Centro|Unidade|N[úu]cleo|Superint|Tribunal|Minas|Mato|Santa Catarina|Esp[íi]rito))\p{Lu}[\p{L}'’]{1,20}(?:\s{1,2}(?:d[aeo]s?\s)?\p{Lu}[\p{L}'’]{1,20}){1,4}`;
/** Either case of each letter. Not `(?i:…)`: the engine was seen, now and then, to forget it. */
const emQualquerCaixa = (fonte: string): string =>
  fonte.replace(/\[(\p{L}+)\]|\p{L}/gu, (letra, dentro: string | undefined) => {
    const letras = dentro ?? letra;
    return `[${letras.toLowerCase()}${letras.toUpperCase()}]`;
  });

const DOENCAS = emQualquerCaixa(
  'HIV|aids|c[âa]ncer|neoplasia|depress[ãa]o|esquizofrenia|epilepsia|diabetes|hansen[íi]ase|tuberculose|autis(?:mo|ta)|gestante|gr[áa]vida|aborto|dependente qu[íi]mic[oa]|portador[a]? de|diagnosticad[oa]|prontu[áa]rio|laudo m[ée]dico|atestado m[ée]dico|internad[oa]|licen[çc]a (?:m[ée]dica|para tratamento|sa[úu]de)|invalidez|transtorno',
);
const DOENCA = String.raw`(?<!\p{L})(?:${DOENCAS})(?!\p{L})`;

const com = (fonte: string, flags = 'giu'): RegExp => new RegExp(fonte, flags);

export const padroes: readonly Padrao[] = [
  {
    tipo: 'documento',
    regra: com(
      String.raw`(?<!\p{L})(?:CNH|passaporte|SIAPE|matr[íi]cula|CTPS|carteira de trabalho|cart[ãa]o (?:nacional de sa[úu]de|do SUS|SUS)|CNS|NB|n[úu]mero do benef[íi]cio)(?!\p{L})${ATE_O_NUMERO}${NUMERO}`,
    ),
  },
  { tipo: 'saude', regra: /(?<!\p{L})CID(?:[ -]?1[01])?[\s:-]{1,3}[A-Z]\d{2}(?:\.\d)?(?![\d\p{L}])/gu },
  { tipo: 'saude', regra: com(String.raw`${PESSOA}[^\n.;]{1,60}?${DOENCA}`, 'gu') },
  { tipo: 'saude', regra: com(String.raw`${DOENCA}[^\n.;]{1,40}?${PESSOA}`, 'gu') },
];
