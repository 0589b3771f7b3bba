import type { TextoMarcado } from './testing-medir.ts';

/** Kept apart at first: the rules of that day covered 155 of its 166 marks. What was missed changed rules, so that it now tunes. */
export const afinarSeis: readonly TextoMarcado[] = [
  {
    // A market seller, by voice message.
    de: {
      nome: 'Zuleide Ferraz Batista',
      email: 'zuzu.ferraz@exemplo.invalid',
      telefone: '62994510301',
      documento: '48839217012',
      endereco: 'Rua Jaraguá, 220, Campinas',
    },
    textos: [
      'boa noite sou a {{Zuleide}} da banca 14, o fiscal Geovane cobra por fora todo sábado, e quem não paga ele escreve o nome, já escreveu {{Zuleide Ferraz}} e o da Neuza',
      'pode falar comigo no {{62 99451-0301}} ou no {{zuzu.ferraz@exemplo.invalid}} que é [[minha filha]] {{Tainá}} que olha',
      'ele fala ó a {{Zuzu}} chegou, ó a {{Zuleidinha}} brava, só pra me envergonhar na frente dos freguês',
      'moro na {{Rua Jaraguá, 220}} e ele passou lá de moto com um tal de Cabeção, o cpf que ele pegou foi {{488.392.170-12}}',
      'na lista do alvará tá {{Z. F. Batista}} e embaixo {{Batista, Zuleide}} riscado, a lista tá com o chefe, seu Armando Seixas',
      '[[sou a única que vende ervas no corredor 3]] então vão saber, mas pode apurar',
      '{{Zuleide F. Batista}}',
    ],
  },
  {
    // A judge's assistant: cautious, impersonal.
    de: {
      nome: 'Leonardo Viana Castelo Branco',
      email: 'leonardo.vcb@exemplo.invalid',
      telefone: '86981270302',
      documento: '70548445052',
      login: 'lvcbranco',
    },
    textos: [
      'Trata-se de notícia de fato relativa ao cartório. O signatário, {{Leonardo Viana}}, CPF {{705.484.450-52}}, requer reserva de identidade.',
      'As certidões foram emitidas sob a matrícula funcional {{55123}} e o acesso {{lvcbranco}}, por pessoa diversa: a tabeliã substituta, Regina Coeli Matos.',
      'Nos autos, lê-se "{{L. V. Castelo Branco}}" onde deveria constar o nome do oficial Amadeu.',
      'Em conversa privada, o magistrado referiu-se a "{{Léo}}" e a "esse {{Viana}}" como responsáveis pelo vazamento.',
      'O muro branco do castelo d’água foi pintado com dinheiro do fundo; o {{Castelo Branco}} da placa, entretanto, é sobrenome do signatário.',
      'Contatos: {{leonardo.vcb@exemplo.invalid}}; {{(86) 98127-0302}}. [[Minha irmã]], {{Letícia Viana}}, está autorizada a recebê-los.',
      'Teresina, 3 de julho de 2026.\n\n{{Leonardo V. C. Branco}}',
    ],
  },
  {
    // A teenager of a children's home.
    de: {
      nome: 'Emilly Vitória Paixão',
      email: 'emillyvp@exemplo.invalid',
      telefone: '21965410303',
    },
    textos: [
      'oi eu sou a {{Emilly}} tenho 16 anos e moro no abrigo, a tia Sandra bate nas menina',
      'ela disse cala a boca {{emily}} e jogou meu celular, o numero era {{21 96541-0303}}',
      'meu tiktok é {{emy.vitoria}} lá tem um video, a diretora Rosane mandou apagar',
      'as menina me chama de {{Mimi}} e a coordenadora de {{Vitória Paixão}} quando ta com raiva',
      '[[minha irmã]] {{Evelyn}} ta em outra casa e eu queria ver ela, o conselheiro Jairo prometeu',
      'escreveram {{3m1lly}} chata na porta e {{e m i l l y}} no espelho com batom',
      'bjs {{Emy}}',
    ],
  },
  {
    // A civil engineer of a state company; dashes and abbreviations.
    de: {
      nome: 'Otto Guimarães Wanderley',
      email: 'ogw@exemplo.invalid',
      telefone: '8133410304',
      documento: '15846724056',
      login: 'otto.wanderley',
      endereco: 'Estrada do Encanamento, 875, ap. 1502',
      cep: '52070000',
    },
    textos: [
      'Ref.: barragem. Eu, {{Otto Guimarães Wanderley}}, CREA {{1801234567}}, alertei por escrito em 2023 e fui afastado pelo diretor técnico, eng. Fábio Coutinho.',
      'E-mails de {{ogw@exemplo.invalid}} e do usuário {{otto.wanderley}} sumiram do servidor no dia 9.',
      'Laudo rubricado "{{O.G.W.}}" não é meu; o meu tem {{O. Wanderley}} por extenso e a ART.',
      'Disseram na reunião: "deixa o {{Wanderlei}} espernear". Presentes: Coutinho, Marília Torres e o advogado.',
      'Res.: {{Estrada do Encanamento, 875}}; CEP {{52070-000}}; tel. {{81 3341.0304}}; CPF {{158 467 240 56}}.',
      '[[Sou o único geotécnico que assinou o relatório de 2023]]. [[Trabalho na companhia há 31 anos]].',
      'No quadro: {{W-A-N-D-E-R-L-E-Y}} = problema.',
    ],
  },
  {
    // A night guard who rambles.
    de: {
      nome: 'Cícero Romão Alencar',
      telefone: '88997310305',
      documento: '33841290077',
      endereco: 'Sítio Baixa Grande, Barbalha',
    },
    textos: [
      'Pois bem, eu me chamo {{Cícero Romão}}, igual ao padre, e guardo o depósito da merenda. O padre Cícero Romão Batista não tem nada com isso.',
      'O rapaz do caminhão, Wellison, chegou e disse: "{{Ciço}}, abre aí que é ordem do secretário".',
      'Eu não abri. No outro dia a folha de ponto do {{Cícero Alencar}} estava com falta, e a do {{C. R. Alencar}}, que sou eu mesmo, também.',
      'Tenho o número dele; o meu é {{88 99731 0305}} e o documento {{338.412.900-77}}.',
      'Moro no {{Sítio Baixa Grande}} com [[minha mãe]], Dona {{Expedita}}, e ela ouviu o tiro.',
      '[[Só eu tenho a chave do portão de trás]], por isso vão saber que fui eu.',
      'Deus lhe pague.\n{{Cícero}}',
    ],
  },
  {
    // A psychologist, with care for words.
    de: {
      nome: 'Rebeca Lins Holanda',
      nomeSocial: 'Beca Holanda',
      email: 'rebecalh.psi@exemplo.invalid',
      telefone: '83988210306',
      login: 'rlholanda',
    },
    textos: [
      'Relato situação de assédio no CAPS. O coordenador, Dr. Virgílio, dirige-se a mim como "{{Bequinha}}" e "minha {{Rebeca}}".',
      'No prontuário eletrônico há entradas de {{rlholanda}} às 4h da manhã; [[sou a única psicóloga do turno da tarde]].',
      'Meu CRP é {{13/4521}}. O perfil profissional, {{@rebecalins.psi}}, recebeu comentários do mesmo coordenador.',
      'A técnica Josefa Duarte ouviu "a {{Beca}} não fica até dezembro" e "a {{Holanda}} que peça remoção para a Holanda".',
      'Contato seguro: {{rebecalh.psi@exemplo.invalid}}. O celular {{83 98821-0306}} é conhecido da chefia.',
      'Em anexo ao e-mail, a planilha cita {{Rebecca L. Holanda}} e {{R.L.H.}}',
      'Atenciosamente, {{Rebeca Lins}}',
    ],
  },
];
