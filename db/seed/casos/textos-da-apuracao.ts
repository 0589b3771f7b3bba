/** The outcomes that the demonstration shows, as db/reference/39-resultado-apuracao.json names them. */
export const desfechos = {
  1: {
    descricao: 'Em apuração',
    encerra: false,
    orgaoApurador: 'Corregedoria do órgão',
    texto:
      'A corregedoria abriu um processo para apurar o que você contou e vai ouvir as pessoas envolvidas. Contaremos aqui o que for decidido.',
  },
  3: {
    descricao: 'Procedente, com sanção aplicada',
    encerra: true,
    orgaoApurador: 'Corregedoria do órgão',
    texto:
      'A apuração confirmou o que você contou. O servidor foi punido, e o órgão mudou a forma de conferir os contratos para que isso não se repita.',
  },
  9: {
    descricao: 'Encaminhada ao Ministério Público ou à polícia',
    encerra: false,
    orgaoApurador: 'Ministério Público Federal',
    texto:
      'Os fatos podem ser crime, e por isso o órgão mandou tudo ao Ministério Público, que decide se abre uma ação.',
  },
} as const;

export const MOTIVO_DA_IDENTIDADE =
  'A comissão precisa ouvir quem denunciou: só essa pessoa sabe onde estão as planilhas citadas no relato.';

export const FUNDAMENTOS = {
  concede: 'Não há outra prova possível, e a comissão se comprometeu a ouvir a pessoa em sigilo.',
  recusa: 'As planilhas podem ser pedidas à área de contratos, sem que se saiba quem denunciou.',
} as const;
