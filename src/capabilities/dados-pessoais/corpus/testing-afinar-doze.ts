import type { TextoMarcado } from './testing-medir.ts';

/** Kept apart at first: the rules of that day covered 108 of its 114 marks. What was missed changed rules, so that it now tunes. */
export const afinarDoze: readonly TextoMarcado[] = [
  {
    // A librarian.
    de: {
      nome: 'Glória Stela Menegatti',
      email: 'gmenegatti@exemplo.invalid',
      telefone: '4333210901',
      documento: '39182746050',
      endereco: 'Rua Pará, 1911',
      cep: '86020400',
    },
    textos: [
      'O acervo raro saiu em caixas de banana. Quem autorizou foi o diretor Ataliba Simões; quem viu fui eu, {{Glória Menegatti}}.',
      'No termo de empréstimo há {{G. S. Menegatti}}. Não é minha letra. A minha está em {{Glória Stela}}, no verso.',
      'Contato: {{gmenegatti@exemplo.invalid}}, {{(43) 3321-0901}}, ou carta à {{Rua Pará, 1911}}, {{86020-400}}.',
      'O vigilante Amílton chama-me de {{Glorinha}}; o diretor, de "a {{Menegati}}".',
      'O sistema guarda {{gmenegatti}} em todos os registros, até nos de quando eu dormia. CPF {{391.827.460-50}}.',
      '[[Sou a única bibliotecária da seção de obras raras]], para glória de ninguém.',
      'Saudações,\n{{Glória S. Menegatti}}',
    ],
  },
  {
    // A school bus driver.
    de: {
      nome: 'Ademilson Rangel Couto',
      email: 'ademilson.rc@exemplo.invalid',
      telefone: '22998130902',
      documento: '50381927462',
    },
    textos: [
      'eu {{ademilson}} motorista do escolar venho falar que o diesel é roubado pelo chefe de transporte o tal de Wando',
      'ele mandou eu assinar {{Ademilson R. Couto}} num papel em branco e eu assinei com medo',
      'meu celular {{22 99813-0902}} meu cpf {{503.819.274-62}} meu email {{ademilson.rc@exemplo.invalid}}',
      '[[minha mãe]] {{Jurema}} mora comigo e [[meu irmão]] {{Adenilson}} trabalha la tambem, não confundir',
      'os menino me chama de {{Tio Ade}} e o prefeito de {{Rangel}}',
      'puseram {{A.R.C.}} na lista preta e {{ademilsoncouto}} no facebook da cidade',
      'assinado {{Ademilson Couto}}',
    ],
  },
  {
    // A biologist of a park.
    de: {
      nome: 'Tarsila Uchôa Brandão',
      nomeSocial: 'Tata Uchôa',
      email: 'tarsila.bio@exemplo.invalid',
      telefone: '92981440903',
      login: 'tubrandao',
    },
    textos: [
      'Relato extração ilegal de madeira com a conivência do chefe do parque, Evandro Lustosa. Sou {{Tarsila Uchôa}}, analista.',
      'Os laudos foram alterados pelo usuário {{tubrandao}}, que é o meu, numa noite em que eu estava sem sinal, na base 3.',
      'O grileiro, conhecido como Gaúcho, mandou recado: "a {{Tarsila}} que volte pra cidade". Outro disse {{Tarcila}}.',
      'Meus colegas dizem {{Tatá}}; minha conta é {{@tarsila.uchoa}}. Já foi invadida.',
      'Falem por {{tarsila.bio@exemplo.invalid}} ou pelo {{92 98144 0903}}, à noite.',
      '[[Sou a única analista lotada na base 3]], e [[meu companheiro]], {{Iberê}}, é brigadista.',
      'Na planilha apócrifa: {{T.U.B.}}, {{Brandão}}, {{Uchoa}}. Todos eu.',
    ],
  },
  {
    // An old widow in a housing estate.
    de: {
      nome: 'Ernestina Pimenta Lacerda',
      telefone: '1132240904',
      documento: '18273645099',
      endereco: 'Rua Caetano Pinto, 402, bloco 3, apto 12',
    },
    textos: [
      'Meu nome é {{Ernestina}}, tenho oitenta e dois anos. O síndico da Cohab, Laércio, cobra por fora.',
      'Ele anota num caderno: "{{Dona Tina}} não pagou". A pimenta do reino que plantei ele arrancou.',
      'Moro na {{Rua Caetano Pinto, 402}}, e o telefone é {{11 3224.0904}}.',
      'O CPF {{182.736.450-99}} apareceu num empréstimo. A gerente Solange disse que quem assinou foi {{E. P. Lacerda}}.',
      '[[Minha neta]] {{Yasmin}} escreve por mim. [[Meu falecido marido]] {{Osório}} comprou o apartamento.',
      'Na lista do bloco: {{Ernestina Lacerda}}, depois {{Hernestina}}, depois nada.',
      'Com a graça de Deus,\n{{Ernestina Pimenta}}',
    ],
  },
  {
    // An employee of a data centre.
    de: {
      nome: 'Kauê Brito Nakamura',
      email: 'kaue.nk@exemplo.invalid',
      telefone: '61984420905',
      login: 'kbnakamura',
    },
    textos: [
      'Backup apagado em 02/02 pelo gerente Sílvio Marra usando {{kbnakamura}}. Eu, {{Kauê Nakamura}}, estava de férias.',
      'Chat interno: "avisa o {{Kaue}} que acabou", "o {{Naka}} sabe", "{{k4ue}} off".',
      'Repositório: gitlab interno, autor "{{kaue.nakamura}}". Commit assinado por {{K. B. Nakamura}}.',
      'Telefone {{61 98442-0905}}; {{kaue.nk@exemplo.invalid}}.',
      'Em tom de deboche escreveram {{ナカムラ}} e {{n a k a m u r a}} no quadro.',
      '[[Só eu tenho a senha do cofre de fitas]]. [[Minha esposa]], {{Luna}}, também é da casa.',
      'abs\n{{Kauê}}',
    ],
  },
];
