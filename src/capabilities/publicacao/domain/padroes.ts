import {
  CELULAR_SEM_SINAIS,
  CPF,
  EMAIL,
  TELEFONE,
} from '#capabilities/manifestacao/domain/auto-exposicao.ts';
import { isCpfValido } from '#kernel/documento.ts';
import type { TipoDeAchado } from './tipos-de-achado.ts';

/** Every repeat has an end: a text is read in a time that grows with its length (achados.test.ts). */
interface Padrao {
  readonly tipo: TipoDeAchado | ((trecho: string) => TipoDeAchado | null);
  readonly regra: RegExp;
}

/** Says 'not a person': the contact of a department, at an address of the State. */
const INSTITUCIONAL =
  /^(?:ouvidoria|e?-?sic|lai|acesso|atendimento|contato|fale|imprensa|comunicacao|gabinete|presidencia|reitoria|secretaria|coordenacao|diretoria|protocolo|licitac|compras|corregedoria|cgu|rh|sac|ascom|dpo|encarregado|privacidade|nao-?responda)[\w.+-]{0,64}@[\w.-]{1,190}\.(?:gov|jus|leg|mp|mil|def|edu)\.br$/iu;

const cpfOuIncerto = (trecho: string): TipoDeAchado => (isCpfValido(trecho) ? 'cpf' : 'cpf-incerto');

/** Between the name of a number and the number itself. */
const ATE_O_NUMERO = String.raw`[^\d\n]{0,25}`;
/** Years are no document: 'matrícula em 2024/2025'. */
const NUMERO = String.raw`(?!(?:19|20)\d{2}(?:[.\/-](?:(?:19|20)\d{2}|[12]))?(?![\d\/.-]))\d[\d.\/-]{3,16}[\dXx](?!\d)`;
const DIA = String.raw`\d{1,2}(?:[\/.-]\d{1,2}[\/.-](?:\d{4}|\d{2})|º?\s{1,2}de\s{1,2}\p{L}{4,9}\s{1,2}(?:de\s{1,2})?\d{4})(?!\d)`;
/** People 'em situação de rua' are a policy, not an address. */
const LOGRADOURO = String.raw`(?<!\p{L}|\sde\s)(?:rua|r\.|avenida|av\.?|travessa|alameda|pra[çc]a|rodovia|estrada|viela|beco|ladeira|condom[íi]nio)\s{1,2}`;

/** Two words in capitals that are no public body, rule or programme. */
const PESSOA = String.raw`(?<!\p{L})(?!(?:Minist|Secret|Institut|Hospita|Universid|Ag[êe]nci|Departa|Conselh|Coordena|Diretori|Program|Plano|Pol[íi]tic|Lei|Decret|Portari|Constitui|C[óo]digo|Servi[çc]|Sistem|Estad|Munic|Prefeit|Governo|Regi[ãa]o|Rio|S[ãa]o|Distrito|Uni[ãa]o|Funda[çc]|Centro|Unidade|N[úu]cleo|Superint|Tribunal|Minas|Mato|Santa Catarina|Esp[íi]rito))\p{Lu}[\p{L}'’]{1,20}(?:\s{1,2}(?:d[aeo]s?\s)?\p{Lu}[\p{L}'’]{1,20}){1,4}`;
const DOENCA = String.raw`(?<!\p{L})(?i:HIV|aids|c[âa]ncer|neoplasia|depress[ãa]o|esquizofrenia|epilepsia|diabetes|hansen[íi]ase|tuberculose|autis(?:mo|ta)|gestante|gr[áa]vida|aborto|dependente qu[íi]mic[oa]|portador[a]? de|diagnosticad[oa]|prontu[áa]rio|laudo m[ée]dico|atestado m[ée]dico|internad[oa]|licen[çc]a (?:m[ée]dica|para tratamento|sa[úu]de)|invalidez|transtorno)(?!\p{L})`;

const com = (fonte: string, flags = 'giu'): RegExp => new RegExp(fonte, flags);

export const padroes: readonly Padrao[] = [
  { tipo: cpfOuIncerto, regra: CPF },
  // As it is copied from tables: with spaces or a bar. Rows of other numbers look the same, so only a true one counts.
  {
    tipo: (trecho) => (isCpfValido(trecho) ? 'cpf' : null),
    regra: /(?<![\d./-])\d{3}[.\s-]{1,2}\d{3}[.\s-]{1,2}\d{3}[\s./-]{1,3}\d{2}(?![\d/]|[.-]\d)/g,
  },
  { tipo: (trecho) => (INSTITUCIONAL.test(trecho) ? null : 'email'), regra: EMAIL },
  { tipo: 'telefone', regra: TELEFONE },
  { tipo: 'telefone', regra: CELULAR_SEM_SINAIS },
  { tipo: 'pis', regra: /(?<![\d./-])\d{3}\.\d{5}\.\d{2}-\d(?![\d/-])/g },
  { tipo: 'pis', regra: com(String.raw`(?<!\p{L})(?:PIS|PASEP|NIS|NIT)(?!\p{L})${ATE_O_NUMERO}${NUMERO}`) },
  {
    tipo: 'rg',
    regra: com(
      String.raw`(?<!\p{L})(?:RG|R\.G\.|registro geral|(?:c[ée]dula|carteira|documento) de identidade|identidade(?=\s{1,2}n))(?!\p{L})${ATE_O_NUMERO}${NUMERO}`,
    ),
  },
  {
    tipo: 'documento',
    regra: com(
      String.raw`(?<!\p{L})(?:CNH|passaporte|t[íi]tulo (?:de eleitor|eleitoral)|SIAPE|matr[íi]cula|CTPS|carteira de trabalho|cart[ãa]o (?:nacional de sa[úu]de|do SUS|SUS)|CNS|NB|n[úu]mero do benef[íi]cio)(?!\p{L})${ATE_O_NUMERO}${NUMERO}`,
    ),
  },
  {
    tipo: 'conta-bancaria',
    regra: com(
      String.raw`(?<!\p{L})(?:conta(?:[ -]corrente|[ -]poupan[çc]a|[ -]sal[áa]rio| banc[áa]ria)|c\/c|c\/p)(?!\p{L})${ATE_O_NUMERO}\d[\d.]{2,13}(?:-[\dXx])?(?!\d)`,
    ),
  },
  {
    tipo: 'conta-bancaria',
    regra: com(
      String.raw`(?<!\p{L})ag(?:[êe]ncia|\.)?[^\d\n]{0,6}\d{3,5}(?:-[\dXx])?[^\d\n]{1,20}conta[^\d\n]{0,15}\d[\d.]{2,13}(?:-[\dXx])?(?!\d)`,
    ),
  },
  {
    tipo: 'nascimento',
    regra: com(
      String.raw`(?<!\p{L})(?:nascid[oa]s?|nasceu|(?:data de )?nascimento|nasc\.|d\.\s?n\.)[^\d\n]{0,20}${DIA}`,
    ),
  },
  // A number after the name of the street: with a comma or 'nº' before it, or after a name in capitals.
  {
    tipo: 'endereco',
    regra: com(
      String.raw`${LOGRADOURO}[^\n,;.]{2,60}?(?:,\s{0,2}(?:n[º°o.]{0,2}\s{0,2})?|\s{1,2}n[º°o.]{1,2}\s{0,2})\d{1,5}(?!\d)`,
    ),
  },
  {
    tipo: 'endereco',
    regra: com(
      String.raw`(?<!\p{L})(?:[Rr]ua|RUA|[Aa]v(?:enida|\.)?|AV(?:ENIDA|\.)?|[Tt]ravessa|[Aa]lameda|[Pp]ra[çc]a)\s{1,2}(?:d[aeo]s?\s)?\p{Lu}[\p{L}'’]{1,20}(?:\s[\p{L}'’]{1,20}){0,5}?\s\d{1,5}(?![\d\/])`,
      'gu',
    ),
  },
  { tipo: 'cep', regra: /(?<![\d./-])\d{2}\.?\d{3}-\d{3}(?![\d/-])/g },
  { tipo: 'cep', regra: /(?<!\p{L})CEP[^\d\n]{0,8}\d{2}\.?\d{3}-?\d{3}(?!\d)/giu },
  // The form of before 2018 looks like the name of a rule ('CGU-2024'): only where the text says that it is one.
  { tipo: 'placa', regra: /(?<![\p{L}\d])[A-Z]{3}-?\d[A-Z]\d{2}(?![\p{L}\d])/gu },
  {
    tipo: 'placa',
    regra: /(?<!\p{L})placas?(?!\p{L})[^\d\n]{0,20}?[A-Z]{3}[-\s]?\d[\dA-Z]\d{2}(?![\p{L}\d])/giu,
  },
  {
    tipo: 'cnpj-de-pessoa',
    regra: com(
      String.raw`(?<!\p{L})(?:MEI|microempreendedor[a]?|empres[áa]ri[oa] individual)(?!\p{L})[^\d\n]{0,60}\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}(?!\d)`,
    ),
  },
  { tipo: 'saude', regra: /(?<!\p{L})CID(?:[ -]?1[01])?[\s:-]{1,3}[A-Z]\d{2}(?:\.\d)?(?![\d\p{L}])/gu },
  { tipo: 'saude', regra: com(String.raw`${PESSOA}[^\n.;]{1,60}?${DOENCA}`, 'gu') },
  { tipo: 'saude', regra: com(String.raw`${DOENCA}[^\n.;]{1,40}?${PESSOA}`, 'gu') },
];
