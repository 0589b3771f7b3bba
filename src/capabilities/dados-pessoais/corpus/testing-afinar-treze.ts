import type { TextoMarcado } from './testing-medir.ts';

/** Kept apart at first, like `testing-afinar-doze.ts`. */
export const afinarTreze: readonly TextoMarcado[] = [
  {
    // A councilwoman of the tutelary council.
    de: {
      nome: 'Edileusa Marques Sobral',
      email: 'edileusa.ct@exemplo.invalid',
      telefone: '79991321001',
      documento: '64738291055',
      login: 'esobral',
    },
    textos: [
      'Na qualidade de conselheira tutelar, {{Edileusa Marques Sobral}}, CPF {{647.382.910-55}}, noticia omissão do secretário Tarcísio Meneses.',
      'O ofício foi devolvido com a anotação "{{Edileuza}} de novo". O acesso {{esobral}} foi cortado.',
      'Chamam-na de {{Leusa}} na comunidade e de {{Dra. Edileusa}} no fórum, embora não seja doutora.',
      'Contato reservado: {{79 99132-1001}}; {{edileusa.ct@exemplo.invalid}}.',
      '[[É a única conselheira com curso de escuta especializada]].',
      'As iniciais {{E.M.S.}} no livro de ocorrências foram raspadas pelo plantonista Gledson.',
      'Termos em que assina {{Edileusa M. Sobral}}',
    ],
  },
  {
    // A football coach of a city project.
    de: {
      nome: 'Washington Luís Peçanha',
      telefone: '22997541002',
      email: 'wlpecanha@exemplo.invalid',
      documento: '29384756102',
    },
    textos: [
      'Salve, sou o professor {{Washington}}, do projeto da bola. A verba do lanche some na mão do coordenador, o Gersinho.',
      'Os pais me conhecem por {{Professor Uóston}} e a molecada por {{Peçanha}}.',
      'Manda zap: {{22 99754-1002}}. E-mail: {{wlpecanha@exemplo.invalid}}.',
      'Na prestação de contas está {{W. L. Peçanha}} e também {{Washington Luiz}}, com o CPF {{293.847.561-02}}. A estrada Washington Luís fica longe daqui.',
      '[[Minha ex-mulher]], {{Monique}}, trabalha na secretaria e viu as notas.',
      '[[Sou o único técnico voluntário do bairro]].',
      'Forte abraço,\n{{Washington Peçanha}}',
    ],
  },
  {
    // A clerk of the registry who writes in verse of complaint.
    de: {
      nome: 'Leocádia Bastos Frota',
      email: 'leocadiabf@exemplo.invalid',
      telefone: '85987311003',
      login: 'lbfrota',
      endereco: 'Rua Padre Mororó, 688',
    },
    textos: [
      'Há três meses que a frota não roda e a culpa, dizem, é da {{Leocádia}}. Não é. É do Sr. Aírton Bessa.',
      'Em cada ofício meu, {{L. B. Frota}}, ele põe um despacho: "indefiro, {{Leo}}".',
      'Usuário {{lbfrota}}; e-mail {{leocadiabf@exemplo.invalid}}; celular {{85 98731-1003}}; casa, {{Rua Padre Mororó, 688}}.',
      'Tenho apelidos que não escolhi: {{Leocadinha}}, {{Cadinha}}. O de que gosto é nenhum.',
      '[[Minha prima]] {{Socorrinha}} ouviu na fila que "{{leocadia bastos}} vai rodar, já que a frota não roda".',
      '[[Sou a única escrevente juramentada do turno]].',
      'Fortaleza, outubro.\n{{Leocádia Frota}}',
    ],
  },
  {
    // A customs agent.
    de: {
      nome: 'Bernardo Vasques Quintanilha',
      email: 'bvq@exemplo.invalid',
      telefone: '13981241004',
      documento: '57483920166',
      login: 'bquintanilha',
    },
    textos: [
      'Contêiner liberado sem conferência. Auditor responsável: Saulo Meirelles. Auditor preterido: {{Bernardo Quintanilha}}, o que subscreve.',
      'Logs: {{bquintanilha}} (falso), smeirelles (verdadeiro). E-mail: {{bvq@exemplo.invalid}}. Tel.: {{13 98124-1004}}. CPF: {{574.839.201-66}}.',
      'Frases ouvidas: "o {{Bê}} é certinho", "{{Quintanilha}} é osso", "o {{Bernardinho}} dorme".',
      'No bilhete: {{B_e_r_n_a_r_d_o}}. Na pichação: {{Qu1ntan1lha}}.',
      '[[Minha filha]], {{Manuela Vasques}}, foi abordada na escola.',
      '[[Fui o único a votar contra na comissão]].',
      'Santos, 11/10/2026.\n{{B. V. Quintanilha}}',
    ],
  },
  {
    // A caregiver from abroad, with the Portuguese of a learner.
    de: {
      nome: 'Marie-Josette Desrosiers Pierre',
      email: 'josette.dp@exemplo.invalid',
      telefone: '47997211005',
      documento: '70819263544',
    },
    textos: [
      'Eu sou {{Marie-Josette}}, de Haiti, eu trabalho em casa de velhos e a dona, senhora Ingrid Bohn, não paga.',
      'Ela escreve {{Maria Josete}} no recibo e fala {{Jôjo}} para rir.',
      'Meu telefone {{47 99721 1005}}, meu correio {{josette.dp@exemplo.invalid}}, meu CPF {{708.192.635-44}}.',
      '[[Meu irmão]] {{Wilner}} também trabalhou. [[Sou a única haitiana da casa]].',
      'No livro está {{M. J. Pierre}} e {{Desrosiers}}, mas eu não assinei.',
      'Obrigada,\n{{Marie Josette Pierre}}',
    ],
  },
];
