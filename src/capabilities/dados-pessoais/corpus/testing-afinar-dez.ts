import type { TextoMarcado } from './testing-medir.ts';

/** Kept apart at first, like `testing-afinar-nove.ts`. */
export const afinarDez: readonly TextoMarcado[] = [
  {
    // A gamer, eighteen.
    de: {
      nome: 'Pietro Bianchi Salgado',
      email: 'pietrobs07@exemplo.invalid',
      telefone: '49988610701',
      login: 'pietro.salgado',
    },
    textos: [
      'o servidor da escola técnica foi hackeado pelo próprio coordenador, o Jonas, e ele botou a culpa em {{pietrobs07}}, que sou eu',
      'nick no lol: {{p1etro}}, no valorant: {{salgadop}}. a diretora Inês imprimiu meus chats',
      'mandaram "{{Pi}}, apaga isso" e "{{Pietro Salgado}}, última chance". salgado foi o preço, 300 reais',
      'falar comigo: {{pietrobs07@exemplo.invalid}} ou {{49 98861.0701}}',
      '[[meu pai]], {{Enzo Bianchi}}, é vereador de oposição, deve ser por isso',
      'no log aparece {{pietro.salgado}} e {{P. Salgado}} no mesmo minuto',
      'é isso. {{Pietro}}',
    ],
  },
  {
    // A quilombo leader, spoken and transcribed.
    de: {
      nome: 'Domingas Ferreira Calunga',
      telefone: '62996480702',
      documento: '58019374622',
      endereco: 'Comunidade Vão do Moleque, Cavalcante',
    },
    textos: [
      'Transcrição: a senhora {{Domingas}} afirma que a cesta não chegou. Pergunta: qual cesta? Resposta de {{D. Ferreira}}: a do mês de março.',
      'Disse que na lista consta {{Domingas Calunga}} como tendo recebido, com digital que não é dela.',
      'Apontou o servidor Jacinto e a secretária Berenice. Deu o telefone do sobrinho: {{62 99648-0702}}.',
      'Afirma ser [[a única parteira do Vão]] e que por isso a conhecem por Mãe {{Dominga}}.',
      'Mora na {{Comunidade Vão do Moleque}}. CPF ditado: {{580.193.746-22}}.',
      'Ao final pediu que escrevessem: "Eu, {{Domingas Ferreira Calunga}}, falei a verdade".',
    ],
  },
  {
    // A civil servant under a nickname of another name.
    de: {
      nome: 'Severino Ramos do Nascimento Filho',
      email: 'snfilho@exemplo.invalid',
      telefone: '83987520703',
      login: 'srnfilho',
    },
    textos: [
      'O {{Biu}} da contabilidade sou eu, {{Severino Nascimento}}. Quem fraudou os empenhos foi o contador-geral, Dr. Péricles Maranhão.',
      'Tenho os e-mails que chegaram a {{snfilho@exemplo.invalid}} e o histórico do login {{srnfilho}}.',
      'O vereador disse na rádio que "um certo {{Severino}}, filho de outro {{Severino}}, vive de inveja".',
      'No ponto eletrônico: {{S. R. N. Filho}}. Na portaria: {{Severino R. do Nascimento}}. Na fofoca: {{Severo}}.',
      'Data de nascimento não informo. Celular: {{83 9 8752 0703}}. Domingo de Ramos não atendo.',
      '[[Sou o servidor mais antigo da contabilidade]] e [[minha nora]], {{Gislene}}, trabalha no gabinete.',
      'Sem mais.\n\n{{Severino Filho}}',
    ],
  },
  {
    // A seamstress cheated by a cooperative.
    de: {
      nome: 'Quitéria Albano Vilela',
      email: 'quiteria.costura@exemplo.invalid',
      telefone: '35988140704',
      documento: '27461930588',
      endereco: 'Rua Tiradentes, 77, fundos',
    },
    textos: [
      'Fiz 400 jalecos para o hospital e a presidente da cooperativa, Iracema Pilar, disse que a {{Quitéria}} entregou 40.',
      'Guardei as fotos. Mandei do {{35 98814-0704}} para a ouvidoria do estado, e de lá vazou: apareceu {{Kitéria}} no grupo.',
      'Depois puseram {{Q.A.V.}} no mural e {{Vilela, Quitéria}} na lista de excluídas.',
      'A oficina é na {{Rua Tiradentes, 77}}, onde também durmo. O dinheiro caiu na conta de outra, CPF parecido com o meu, {{274.619.305-88}}.',
      '[[Minha afilhada]] {{Dalila}} costurou comigo. [[Sou a única bordadeira à máquina da cooperativa]].',
      'O contato é {{quiteria.costura@exemplo.invalid}}. Pode chamar de {{Quita}}.',
      'Obrigada!\n{{Quitéria A. Vilela}}',
    ],
  },
  {
    // A university doctor accused in turn.
    de: {
      nome: 'Maximiliano Drummond Rabelo',
      email: 'max.rabelo@exemplo.invalid',
      telefone: '3134120705',
      documento: '61829304755',
      login: 'mdrabelo',
      endereco: 'Rua Piauí, 1545, apto 201',
    },
    textos: [
      'Sou médico. Meu CRM é {{34567}}, meu CPF {{618.293.047-55}}. O chefe do serviço, Prof. Aurélio Gontijo, assina plantões que não dá.',
      'Os plantões dele caem na minha senha, {{mdrabelo}}, e a escala traz {{M. D. Rabelo}} ou simplesmente {{Rabelo}}.',
      'Os residentes Igor e Natasha sabem. Eles me chamam de {{Max}}; as enfermeiras, de Dr. {{Maximiliano}}.',
      'Recebi carta anônima na {{Rua Piauí, 1545}}: "{{Maxi}}, cuidado". Por telefone, {{31 3412-0705}}, o mesmo.',
      'No grupo escreveram {{M-a-x}} e, para despistar, {{Maximilian0}}. E-mail: {{max.rabelo@exemplo.invalid}}.',
      '[[Sou o único plantonista que recusou]]. [[Meu irmão]], {{Ulisses Drummond}}, é promotor.',
      'Respeitosamente,\n{{Maximiliano Rabelo}}',
    ],
  },
];
