import type { TextoMarcado } from './testing-medir.ts';

/** Kept apart at first, like `testing-afinar-nove.ts`. */
export const afinarOnze: readonly TextoMarcado[] = [
  {
    // A cleaner at a ministry; polite, afraid.
    de: {
      nome: 'Rosângela Tibúrcio Neves',
      email: 'rosangela.tn@exemplo.invalid',
      telefone: '61993510801',
      documento: '83920174611',
    },
    textos: [
      'Bom dia. Trabalho na limpeza do bloco B. O encarregado Juvenal fica com o vale das meninas: {{Rosângela}}, que sou eu, Edite e Cássia.',
      'Ele fala "{{Rô}}, assina aqui" e eu assino {{Rosangela T. Neves}} sem ler. As neves do freezer eu é que limpo.',
      'Peço sigilo do meu número {{61 99351 0801}} e do e-mail {{rosangela.tn@exemplo.invalid}}.',
      'No contracheque está {{Rozângela Tibúrcio}}, com o CPF {{839.201.746-11}}.',
      '[[Sou a única que tem a chave do gabinete]]. [[Meu esposo]] {{Valdomiro}} pediu para eu não contar.',
      'A outra {{Rosinha}} do andar não sou eu, mas me chamam assim também. Deus abençoe, {{Rosângela Neves}}',
    ],
  },
  {
    // An accountant of a party, with screenshots.
    de: {
      nome: 'Hélio Stumpf Carvalhaes',
      email: 'hscarvalhaes@exemplo.invalid',
      telefone: '51981240802',
      login: 'hstumpf',
    },
    textos: [
      'Print 1: "{{Hélio}}, lança como doação". Print 2: "o {{Stumpf}} não quer". Print 3: "{{hstumpf}} bloqueado". Todos do presidente, Sr. Rui Werlang.',
      'Print 4, do grupo: "{{H. Carvalhaes}} = X9". Print 5: "{{h.e.l.i.o}} kkkk".',
      'Print 6: meu número, {{51 98124-0802}}, e meu e-mail, {{hscarvalhaes@exemplo.invalid}}, divulgados.',
      'Print 7: "{{Carvalhais}}, com i, é mais bonito". Print 8: "{{Helinho}} vai chorar".',
      'Minha sócia não sabe. [[Minha filha]], {{Antonella}}, viu o print 9.',
      '[[Sou o único contador com procuração do diretório]].',
      'Att,\n{{Hélio S. Carvalhaes}}',
    ],
  },
];
