import type { TextoMarcado } from './testing-medir.ts';

/**
 * Kept apart at first: the rules of that day covered 111 of its 127 marks. What was missed changed rules, so that it now
 * tunes. Invented people, each with a voice of their own.
 */
export const afinarDois: readonly TextoMarcado[] = [
  {
    // A lawyer's voice: long sentences, numbers of everything.
    de: {
      nome: 'Luciana Cavalcanti Prestes',
      email: 'lcprestes@exemplo.invalid',
      telefone: '81988770011',
      documento: '39053344705',
      endereco: 'Avenida Boa Viagem, 2210, apto 1401',
      cep: '51020001',
    },
    textos: [
      '{{Luciana Cavalcanti Prestes}}, brasileira, advogada, inscrita no CPF sob o nº {{390.533.447-05}}, residente e domiciliada na {{Avenida Boa Viagem, 2210}}, vem representar contra o Sr. Otávio Brandão Neto, Secretário de Obras.',
      'Registre-se que a subscritora, {{L. C. Prestes}}, já noticiara os fatos em 2024, sendo então tratada por "a tal {{Prestes}}" em ata da comissão presidida por Cláudio Meira.',
      'Requer o sigilo de seus dados, notadamente o telefone {{(81) 98877-0011}} e o correio eletrônico {{lcprestes@exemplo.invalid}}, bem como do usuário {{lcprestes}} no sistema de peticionamento.',
      'Nas mensagens do grupo, o denunciado refere-se a "{{Lu}}", "Dra. {{Luciana}}" e, com deboche, "{{Lucianinha}}". A servidora Mônica Falcão presenciou.',
      'Consta da folha 12 do processo 00190.004455/2025-10 a rubrica "{{L.C.P.}}", que não é da subscritora, mas de terceiro que se fez passar por ela.',
      '[[Sou a única procuradora do município lotada em meio ambiente]], de modo que a simples menção ao parecer identifica a autora.',
      'Termos em que pede deferimento.\n\nRecife, 4 de maio de 2026.\n\n{{Luciana Prestes}}',
      'O perfil {{@luprestes.adv}} foi marcado na publicação ofensiva, e o de número {{81 98877 0011}} recebeu ligações de madrugada. [[Meu esposo]], {{Henrique Dantas}}, atendeu a primeira.',
    ],
  },
  {
    // A young worker on the phone: no capitals, no commas.
    de: {
      nome: 'Wesley Ferreira dos Santos',
      email: 'wesleyf.santos@exemplo.invalid',
      telefone: '21977660022',
      documento: '15350946056',
    },
    textos: [
      'oi meu nome é {{wesley}} eu trampo na upa e o gerente la o tal do marcio ta vendendo vaga na fila',
      'mano ele falou assim pro {{wesley santos}} fica esperto se nao vc roda e eu tenho o audio salvo',
      'meu insta é {{wes.ferreira021}} pode chamar la q eu mando o video do caminhao descarregando de noite',
      'eles botaram no grupo {{w3sley}} x9 e {{ferreiraa}} vacilao ai fiquei com medo memo',
      'o zap é {{21 97766-0022}} ou {{977660022}} so nao liga de manha q o chefe fica do lado',
      'todo mundo me conhece como {{Lelê}} da manutenção entao se falar isso ja era',
      '[[minha mãe]] dona {{ivanilda}} tambem trabalha la na limpeza e o encarregado adilson ja ameaçou mandar ela embora',
      'na lista de presença aparece {{WESLEY F SANTOS}} mas eu nem fui nesse dia quem assinou foi o supervisor',
    ],
  },
  {
    // A teacher: careful, warm, with quotations.
    de: {
      nome: 'Teresinha de Jesus Brito Amaral',
      nomeSocial: 'Tetê Amaral',
      email: 'profa.tetebrito@exemplo.invalid',
      telefone: '9133320033',
      endereco: 'Passagem Santa Rita, 78, Guamá',
    },
    textos: [
      'Sou professora há vinte e três anos e nunca vi tanta falta de respeito. A diretora disse, na frente de todos: "Professora {{Teresinha}}, a senhora está velha para isso".',
      'Os alunos me chamam de Tia {{Tetê}}, e foi com esse nome que o bilhete anônimo chegou à secretaria da escola municipal.',
      'No diário de classe, alguém apagou {{T. Amaral}} e escreveu outro nome por cima. O coordenador Ubiratan Lobo guardou o diário no armário.',
      '[[Sou a única professora da turma multisseriada da ilha]]. Se a Secretaria ler esta frase, saberá quem sou.',
      'Moro na {{Passagem Santa Rita, 78}}, e o vereador mandou gente rondar a porta. Peço que não liguem para o {{3332-0033}}, porque [[minha filha]] {{Rosilda}} se assusta.',
      'Recebi no e-mail {{profa.tetebrito@exemplo.invalid}} a foto da merenda vencida; a nutricionista Paula Seixas confirmou por escrito.',
      'Com carinho e esperança,\n{{Teresinha Brito}}',
      'Na ata escreveram "{{Terezinha de Jesus}}", com z, e depois "{{Tereza Brito}}", que também sou eu.',
    ],
  },
  {
    // Dictated to a clerk over the telephone, in the third person.
    de: {
      nome: 'Sebastião Gonçalves Pacheco',
      telefone: '3132240044',
      documento: '86288366757',
      endereco: 'Sítio Olhos D’Água, km 14, zona rural',
    },
    textos: [
      'O cidadão {{Sebastião Gonçalves Pacheco}}, telefone {{31 3224-0044}}, relata que o trator da prefeitura trabalha na fazenda do Sr. Nilson Teles.',
      'Informa o Sr. {{Sebastião}} que é conhecido na região por {{Tião Pacheco}} e que teme represália do encarregado Valmir.',
      'Diz que [[a esposa]], Dona {{Geralda}}, viu o óleo diesel ser descarregado. O motorista seria um rapaz de nome Eliseu.',
      'Pediu que constasse o CPF {{862.883.667-57}} e que o retorno fosse dado ao neto, pelo número terminado em {{0044}}.',
      'O relato é do {{Pacheco}}, {{S.G.P.}}, morador do {{Sítio Olhos D’Água}}. Não soube dizer a placa do trator.',
      'Segundo seu {{Tiãozinho}}, como o trata o vizinho, a nota do combustível foi trocada pela funcionária Aline.',
    ],
  },
  {
    // Angry, in capitals.
    de: {
      nome: 'Kátia Regina Vasconcelos Luz',
      email: 'katiarvluz@exemplo.invalid',
      telefone: '51999880055',
      documento: '52998224725',
      login: 'kvasconcelos',
    },
    textos: [
      'MEU NOME É {{KÁTIA REGINA}} E EU NÃO TENHO MEDO! O DIRETOR ALOYSIO FREITAS ROUBOU O HOSPITAL E TODO MUNDO SABE!',
      'ENTRARAM NO SISTEMA COM O MEU USUÁRIO, {{KVASCONCELOS}}, E DERAM BAIXA EM 40 CAIXAS DE LUVA. A LUZ DO ALMOXARIFADO ESTAVA APAGADA.',
      'PICHARAM {{K A T I A}} NO MURO DO HOSPITAL. O VIGIA LEANDRO VIU E NÃO FEZ NADA.',
      'A CHEFIA ME CHAMA DE {{KATINHA}} PARA DEBOCHAR, E NA ESCALA COLOCAM SÓ {{K. R. LUZ}} PARA EU NÃO RECEBER.',
      'QUEREM FALAR COMIGO? {{51 99988-0055}}! OU {{KATIARVLUZ@EXEMPLO.INVALID}}! NÃO ADIANTA LIGAR NO SETOR!',
      '[[SOU A ÚNICA INSTRUMENTADORA DO PLANTÃO DA NOITE]] E MESMO ASSIM ME TIRARAM DA ESCALA.',
      'ASSINADO: {{KÁTIA VASCONCELOS}}',
    ],
  },
  {
    // A public servant who hides, and says too much.
    de: {
      nome: 'Rodrigo Matsuda Albuquerque',
      email: 'rodrigo.matsuda@exemplo.invalid',
      telefone: '61981230066',
      login: 'rmatsuda',
    },
    textos: [
      'Prefiro não me identificar. Apenas registro que o {{Matsuda}} citado na sindicância não cometeu o que dizem; quem alterou a planilha foi o chefe da divisão, Sérgio Pontes.',
      'O log mostra {{rmatsuda}}, {{r.matsuda}} e {{rodrigo_matsuda}} em três máquinas ao mesmo tempo. É impossível que fosse a mesma pessoa.',
      'Em mensagem apagada lia-se "{{R0dr1go}} vai cair". Tenho a captura feita pelo colega Everton.',
      'Chamaram de {{Digão}} no áudio, e depois de {{Japa}}, apelido que me deram e de que não gosto.',
      '[[Sou o único auditor da casa com certificação em contratos de TI]], então peço que não transcrevam o trecho técnico.',
      '{{Р.Матсуда}} foi a grafia que usaram no fórum, em cirílico, para fugir do moderador.',
      'Quem subscreve é {{R. M. A.}}, da Coordenação-Geral de Contratos. [[Entrei no concurso de 2013]].',
    ],
  },
];
