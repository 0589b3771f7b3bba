import type { TextoMarcado } from './testing-medir.ts';

/** Kept apart from tuning, like `testing-reservado-um.ts`. */
export const reservadoDois: readonly TextoMarcado[] = [
  {
    de: {
      nome: 'Débora Cristina Fontenele',
      email: 'debora.fontenele@exemplo.invalid',
      telefone: '86999121201',
      documento: '92837461055',
      login: 'dcfontenele',
    },
    textos: [
      'Sou técnica da Receita estadual e quero relatar a baixa indevida de multas. Meu nome é {{Débora Fontenele}}; o supervisor que ordenou é Clodoaldo Pessoa.',
      'A baixa foi feita com {{dcfontenele}}, o meu usuário, e a tela de confirmação mostra {{DÉBORA C. FONTENELE}}. Eu estava no refeitório com a colega Suzana.',
      'Ele me procurou no {{86 99912-1201}} e escreveu: "{{Debinha}}, fica tranquila". Depois: "{{Débora}}, não fala com ninguém".',
      'Dados para contato: {{debora.fontenele@exemplo.invalid}}; CPF {{928.374.610-55}}. [[Meu noivo]], {{Rômulo}}, sabe de tudo.',
      'No relatório paralelo uso as iniciais {{D.C.F.}}; no oficial está {{D. Fontenele}}.',
      '[[Sou a única técnica da regional com perfil de cancelamento]].',
      'Teresina, 20 de setembro.\n{{Débora Cristina}}',
    ],
  },
  {
    de: {
      nome: 'Alcides Montenegro Braga',
      email: 'alcidesmb@exemplo.invalid',
      telefone: '67998111202',
      documento: '56473829100',
      endereco: 'Fazenda Água Limpa, rodovia MS-164, km 22',
    },
    textos: [
      'Sou produtor rural e o fiscal da defesa sanitária, Rosemiro Dias, pediu propina para liberar a guia. Ele escreveu na minha guia "{{Alcides}} pagou".',
      'A propriedade é a {{Fazenda Água Limpa}}, no {{km 22}}. O gado foi retido dois dias; o veterinário Heraldo viu.',
      'Meu telefone: {{(67) 99811-1202}}. Meu e-mail: {{alcidesmb@exemplo.invalid}}. CPF: {{564.738.291-00}}.',
      'O vizinho, Sr. Tertuliano, ouviu o fiscal falar: "o {{Montenegro}} é fraco". Eu, {{Alcides Braga}}, não sou.',
      '[[Meu filho]], {{Alcides Júnior}}, gravou em vídeo, e [[minha nora]], {{Thalita}}, guardou o arquivo.',
      'Atenciosamente,\n{{Alcides M. Braga}}',
    ],
  },
  {
    de: {
      nome: 'Joelma Santana Carneiro',
      email: 'joelmasc@exemplo.invalid',
      telefone: '77988431203',
      documento: '37465829011',
    },
    textos: [
      'oi, sou {{Joelma}}, merendeira, e quero falar da diretora Marlúcia que leva a carne pra casa. A carne de carneiro nunca chegou aos alunos.',
      'ela diz "{{joelma}} fecha a porta" e enche a sacola, a auxiliar Beth e o porteiro Nilo já viram',
      'meu zap é {{77 98843-1203}}, meu cpf {{374.658.290-11}}, meu e-mail {{joelmasc@exemplo.invalid}}',
      'botaram meu nome na lista de faltas: {{Joelma S. Carneiro}}, e em outra folha {{Juelma Santana}}',
      '[[minha filha]] {{Ana Lívia}} estuda lá, tenho medo por ela',
      'no face me acham por {{joelma.santana.77}}. [[sou a única merendeira concursada]]',
      'obrigada\n{{Joelma Carneiro}}',
    ],
  },
  {
    de: {
      nome: 'Cristiano Falcão Bevilaqua',
      email: 'cfbevilaqua@exemplo.invalid',
      telefone: '85991711204',
      login: 'cbevilaqua',
      documento: '60594837261',
    },
    textos: [
      'Na condição de fiscal do contrato 31/2025, {{Cristiano Falcão Bevilaqua}}, CPF {{605.948.372-61}}, informo glosas não aplicadas pelo gestor, Ivan Sabóia.',
      'As medições 3 e 4 foram atestadas com a senha de {{cbevilaqua}}. Não as atestei. O engenheiro da contratada, Sr. Milton Rezek, sabe.',
      'Em mensagem de voz o gestor diz: "fala pro {{Cris}} assinar" e "esse {{Bevilaqua}} é difícil".',
      'Solicito resposta para {{cfbevilaqua@exemplo.invalid}}, e não para o ramal. Celular: {{85 99171 1204}}.',
      'Assinei até hoje como {{C. F. Bevilaqua}}; a assinatura {{C. Bevilacqua}}, com cq, é falsa.',
      '[[Sou o único fiscal designado do contrato]]. Um falcão não caça moscas, dizem; eu caço.',
      'Respeitosamente,\n\n{{Cristiano Bevilaqua}}',
    ],
  },
  {
    de: {
      nome: 'Neide Aparecida Sobreira',
      telefone: '1934421205',
      documento: '15263748590',
      endereco: 'Rua Governador Pedro de Toledo, 1120',
      cep: '13400060',
    },
    textos: [
      'Sou aposentada, chamo-me {{Neide Aparecida}}, e o atendente do INSS, um moço de nome Jonatas, pediu dinheiro para adiantar a revisão.',
      'Ele anotou o meu CPF, {{152.637.485-90}}, e o telefone {{19 3442-1205}}, e disse: "dona {{Neide}}, amanhã eu ligo".',
      'Moro na {{Rua Governador Pedro de Toledo, 1120}}, CEP {{13400-060}}, há trinta anos.',
      '[[Meu genro]], {{Adriano}}, foi comigo na segunda vez e gravou. A vigilante Kátia viu.',
      'No protocolo que ele me deu está {{Neide A. Sobreira}}; no sistema, segundo a gerente Lúcia, {{Neyde Sobreira}}.',
      'Deus proteja,\n{{Neide Sobreira}}',
    ],
  },
  {
    de: {
      nome: 'Vinícius Prado Lorenzetti',
      email: 'vini.lorenzetti@exemplo.invalid',
      telefone: '16988441206',
      login: 'vplorenzetti',
    },
    textos: [
      'Sou aluno de mestrado e meu orientador, Prof. Décio Falabella, desviou bolsas. Meu nome aparece na planilha: {{Vinícius Lorenzetti}}, R$ 2.100,00, "devolvido".',
      'Ele manda mensagens: "{{Vini}}, transfere hoje". A aluna Sabrina recebe as mesmas.',
      'O relatório foi enviado pelo meu login, {{vplorenzetti}}, e do meu e-mail, {{vini.lorenzetti@exemplo.invalid}}, sem eu saber.',
      'Telefone: {{16 98844-1206}}. Instagram: {{@vini.lorenzetti}}. O prado atrás do laboratório é onde ele faz as reuniões.',
      '[[Minha irmã]], {{Giulia}}, também foi bolsista. [[Sou o único mestrando do grupo que não é parente dele]].',
      'Na carta que ele forjou está {{V. P. Lorenzetti}} e, mais abaixo, {{Vinicius P. Lorenzeti}}.',
      'Att.,\n{{Vinícius}}',
    ],
  },
];
