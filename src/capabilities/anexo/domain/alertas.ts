/** What in a file seems to say who made it. Never the value itself: the row is not sealed. */
export type CodigoDeAlerta =
  | 'autor'
  | 'local'
  | 'aparelho'
  | 'revisoes'
  | 'escondido'
  | 'comentarios'
  | 'assinatura'
  | 'formato-antigo'
  | 'protegido'
  | 'nao-conferido'
  | 'nome-do-arquivo'
  | 'dados-de-pessoas'
  | 'dados-em-parte';

export interface Alerta {
  readonly codigo: CodigoDeAlerta;
  readonly frase: string;
}

const frases: Readonly<Record<CodigoDeAlerta, string>> = {
  autor: 'O arquivo guarda o nome de quem o criou ou editou.',
  local: 'O arquivo guarda o lugar onde foi feito (coordenadas de GPS).',
  aparelho: 'O arquivo guarda a marca, o modelo ou o número do aparelho que o fez.',
  revisoes: 'O documento tem comentários ou alterações com o nome de quem os fez.',
  escondido:
    'O documento guarda palavras que não aparecem nas páginas: texto oculto, apagado ou de campos preenchidos.',
  comentarios:
    'O documento tem comentários, e o que eles dizem fica no arquivo. Para não se identificar, leia os comentários antes de enviar.',
  assinatura:
    'Este PDF tem assinatura digital, que mostra quem assinou e não é retirada. Para não se identificar, envie uma cópia sem a assinatura.',
  'formato-antigo':
    'Arquivos .doc e .xls costumam guardar o nome de quem os escreveu, e não conseguimos retirá-lo. Para não se identificar, salve como PDF ou .docx e envie de novo.',
  protegido:
    'Este PDF é protegido: não conseguimos ver nem retirar dados de autoria. Para não se identificar, envie uma cópia sem proteção.',
  'nao-conferido':
    'Não conseguimos ver se este arquivo guarda dados de autoria. Para não se identificar, confira as propriedades dele antes de enviar.',
  'nome-do-arquivo':
    'O nome do arquivo parece trazer o nome, o documento ou o contato de alguém, e quem trata o caso vai lê-lo. Se for seu, mude o nome do arquivo e envie de novo.',
  'dados-de-pessoas':
    'Achamos no arquivo o que parece ser dado de pessoas (documento, contato, endereço ou nascimento). Confira antes de enviar: se for de outra pessoa e não puder ser mostrado, retire.',
  'dados-em-parte':
    'O arquivo é longo, e só procuramos dados de pessoas no começo dele. Confira o resto antes de enviar.',
};

const FICAM: readonly string[] = [
  'comentarios',
  'assinatura',
  'formato-antigo',
  'protegido',
  'nao-conferido',
  'nome-do-arquivo',
  'dados-de-pessoas',
  'dados-em-parte',
] satisfies CodigoDeAlerta[];

/** True if the data is removed unless the person keeps it as proof; other data always stays. */
export const isRemovivel = (codigo: string): boolean => !FICAM.includes(codigo);

export const alertasDe = (codigos: Iterable<CodigoDeAlerta>): Alerta[] =>
  [...new Set(codigos)].map((codigo) => ({ codigo, frase: frases[codigo] }));
