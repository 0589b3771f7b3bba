import type { Pergunta } from './pergunta.ts';

export const perguntasDeContaERegistro: readonly Pergunta[] = [
  {
    id: 'preciso-de-conta',
    categoria: 'conta',
    pergunta: 'Preciso ter uma conta para usar a plataforma?',
    resposta: [
      'Para registrar e acompanhar no seu nome, sim. Você entra com a sua conta GOV.BR.',
      '**A exceção é a denúncia anônima.** Ela pode ser feita sem conta. Consultar órgãos, ler respostas públicas e ver prazos também não pede conta.',
    ],
    sinonimos: ['cadastro', 'sem conta', 'obrigatório entrar', 'gov.br'],
  },
  {
    id: 'como-entrar',
    categoria: 'conta',
    pergunta: 'Como entro na plataforma?',
    resposta: [
      'Abra a página de [entrada](/login) e escolha **Entrar com GOV.BR**. Depois de se identificar, você volta para a plataforma.',
      'Quem tem uma conta antiga, sem GOV.BR, ainda pode entrar com usuário e senha na mesma página.',
    ],
    sinonimos: ['acessar', 'logar', 'autenticação', 'conta gov.br'],
  },
  {
    id: 'esqueci-a-senha',
    categoria: 'conta',
    pergunta: 'Esqueci minha senha. E agora?',
    resposta: [
      'Se você entra com GOV.BR, a senha é a da conta GOV.BR. Recupere-a por lá.',
      'Se você usa usuário e senha desta plataforma, peça uma nova senha na página de [entrada](/login).',
    ],
    sinonimos: ['recuperar senha', 'perdi a senha', 'redefinir', 'trocar senha'],
  },
  {
    id: 'conta-bloqueada-por-tentativas',
    categoria: 'conta',
    pergunta: 'Errei a senha algumas vezes e a plataforma pediu para esperar. Por quê?',
    resposta: [
      'É uma proteção da sua conta. Depois de alguns erros, é preciso esperar antes de tentar de novo. A espera cresce se os erros continuam.',
      'Espere o tempo indicado na tela ou peça uma nova senha.',
    ],
    sinonimos: ['bloqueio', 'muitas tentativas', 'senha errada', 'conta travada'],
  },
  {
    id: 'entrar-como-empresa',
    categoria: 'conta',
    pergunta: 'Posso registrar em nome de uma empresa?',
    resposta: [
      'Sim. Entre com GOV.BR como pessoa jurídica. A plataforma procura as empresas ligadas ao seu CPF.',
      'Se houver só uma, ela é escolhida automaticamente. Se houver mais de uma, você escolhe na lista.',
      'Para voltar a usar o seu perfil de pessoa física, saia e entre de novo.',
    ],
    sinonimos: ['cnpj', 'pessoa jurídica', 'pj', 'organização', 'associação'],
  },
  {
    id: 'atualizar-meus-dados',
    categoria: 'conta',
    pergunta: 'Como atualizo meu e-mail, telefone ou endereço?',
    resposta: [
      'Entre na sua conta e abra [Meu Cadastro](/usuario/meucadastro). Altere o que for preciso e salve.',
      'Mantenha o e-mail em dia: é por ele que chegam os avisos.',
    ],
    sinonimos: ['mudar e-mail', 'alterar cadastro', 'dados de contato'],
  },
  {
    id: 'pedido-para-completar-cadastro',
    categoria: 'conta',
    pergunta: 'Por que a plataforma pediu CPF, CNPJ ou nova senha quando entrei?',
    resposta: [
      'Porque falta um dado na sua conta ou a sua senha precisa ser trocada. Você conclui o passo pendente e segue normalmente.',
      'A ordem é sempre esta: CPF, depois senha, depois CNPJ. Só aparece o que estiver faltando.',
    ],
    sinonimos: ['atualização de cadastro', 'cadastro pendente', 'passo pendente'],
  },
  {
    id: 'quanto-tempo-fico-conectado',
    categoria: 'conta',
    pergunta: 'Por quanto tempo fico conectado?',
    resposta: [
      'A sessão termina depois de **60 minutos sem uso** e dura no máximo **12 horas**. Antes de terminar por falta de uso, a tela avisa.',
      'O que você estava escrevendo fica guardado como rascunho.',
    ],
    sinonimos: ['sessão expirou', 'caiu a sessão', 'desconectado', 'tempo de sessão'],
  },
  {
    id: 'a-plataforma-cobra',
    categoria: 'conta',
    pergunta: 'Preciso pagar alguma coisa?',
    resposta: [
      'Não. A plataforma não cobra para registrar, acompanhar ou recorrer.',
      'Em um pedido de acesso à informação, o órgão pode comunicar que há custo de postagem ou de reprodução de documentos.',
    ],
    sinonimos: ['grátis', 'gratuito', 'taxa', 'custo', 'cobrança'],
  },
  {
    id: 'tipos-de-manifestacao',
    categoria: 'tipos',
    pergunta: 'Quais são os tipos de manifestação?',
    resposta: [
      'São seis na Ouvidoria: **reclamação**, **elogio**, **solicitação**, **sugestão**, **denúncia** e **Simplifique**. Existe ainda o **pedido de acesso à informação**, que tem regras e prazos próprios.',
      'A página [Sobre](/about) explica cada um, com um exemplo.',
    ],
    sinonimos: ['categorias', 'o que posso registrar', 'modalidades'],
  },
  {
    id: 'reclamacao-ou-denuncia',
    categoria: 'tipos',
    pergunta: 'Qual é a diferença entre reclamação e denúncia?',
    resposta: [
      'A **reclamação** fala de um serviço ruim: demora, mau atendimento, falta de algo. A resposta traz a decisão final sobre o problema.',
      'A **denúncia** conta um ato irregular ou ilegal: corrupção, assédio, desvio. Ela precisa ser apurada, e a sua identidade recebe proteção especial.',
    ],
    sinonimos: ['queixa', 'diferença', 'irregularidade', 'mau atendimento'],
  },
  {
    id: 'solicitacao-ou-acesso-a-informacao',
    categoria: 'tipos',
    pergunta: 'Quero pedir algo ao órgão. É solicitação ou acesso à informação?',
    resposta: [
      'Se você quer que o órgão **faça** algo, como consertar, atender ou emitir, é **solicitação**.',
      'Se você quer que o órgão **mostre** um documento ou um dado que ele tem, é **pedido de acesso à informação** (Lei nº 12.527/2011).',
    ],
    sinonimos: ['pedido de serviço', 'pedir documento', 'providência'],
  },
  {
    id: 'o-que-e-sugestao',
    categoria: 'tipos',
    pergunta: 'O que acontece com uma sugestão?',
    resposta: [
      'O órgão analisa a sua ideia e responde se vai adotá-la, se vai adotar uma parte ou se não vai adotar. Se não adotar, explica por quê.',
    ],
    sinonimos: ['ideia', 'proposta', 'melhoria'],
  },
  {
    id: 'o-que-e-elogio',
    categoria: 'tipos',
    pergunta: 'Para que serve um elogio?',
    resposta: [
      'Para reconhecer um bom atendimento ou um bom serviço. A resposta informa qual agente público e qual chefia ficaram sabendo do seu elogio.',
    ],
    sinonimos: ['agradecer', 'parabéns', 'bom atendimento'],
  },
  {
    id: 'o-que-e-simplifique',
    categoria: 'tipos',
    pergunta: 'O que é o Simplifique?',
    resposta: [
      'É a sua ideia para tornar um serviço público menos burocrático. Conte qual exigência atrapalha e como ela poderia ser mais simples.',
      'O Simplifique existe apenas para órgãos federais.',
    ],
    sinonimos: ['burocracia', 'desburocratizar', 'exigência', 'simplificar'],
  },
  {
    id: 'o-que-e-ouvidoria-interna',
    categoria: 'tipos',
    pergunta: 'O que é a Ouvidoria Interna?',
    resposta: [
      'É o canal para servidores e trabalhadores de instituições federais falarem sobre o próprio local de trabalho. Escolha **Ouvidoria Interna** na [página inicial](/).',
    ],
    sinonimos: ['servidor', 'funcionário', 'terceirizado', 'trabalho'],
  },
  {
    id: 'escolhi-o-tipo-errado',
    categoria: 'tipos',
    pergunta: 'Escolhi o tipo errado. Preciso registrar de novo?',
    resposta: [
      'Não. O órgão pode corrigir o tipo e você é avisado. O prazo é calculado de novo, a partir da data do registro.',
      'Se uma denúncia mudar de tipo, o órgão precisa dizer o motivo a você (Decreto nº 10.153/2019). Se um pedido de acesso à informação virar manifestação de ouvidoria, você pode fazer um **pedido de revisão**.',
    ],
    sinonimos: ['mudança de tipo', 'reclassificar', 'alteração de tipo'],
  },
  {
    id: 'como-registrar',
    categoria: 'registro',
    pergunta: 'Como registro uma manifestação?',
    resposta: [
      'Na [página inicial](/?modoOuvidoria=1), escolha o tipo. Depois siga os passos: assunto, relato, órgão, identificação, anexos e revisão.',
      'Confira tudo na revisão e envie. A tela seguinte mostra o seu número de protocolo.',
    ],
    sinonimos: ['abrir manifestação', 'fazer reclamação', 'nova manifestação', 'cadastrar'],
  },
  {
    id: 'o-que-escrever',
    categoria: 'registro',
    pergunta: 'O que devo escrever no relato?',
    resposta: [
      'Conte o que aconteceu, onde, quando e com quem. Diga também o que você espera do órgão. Frases curtas ajudam.',
      'Evite colocar no texto dados que não fazem falta, como número de cartão ou de conta bancária.',
    ],
    sinonimos: ['texto', 'descrição', 'relatar', 'como escrever'],
  },
  {
    id: 'limite-do-texto',
    categoria: 'registro',
    pergunta: 'Qual é o tamanho máximo do texto?',
    resposta: ['Até **8.000 caracteres**. Se precisar de mais espaço, envie um arquivo como anexo.'],
    sinonimos: ['limite de caracteres', 'texto grande', 'quantas letras'],
  },
  {
    id: 'quais-arquivos-posso-anexar',
    categoria: 'registro',
    pergunta: 'Quais arquivos posso anexar?',
    resposta: [
      'Documentos .pdf, .doc, .docx e .txt. Planilhas .xls e .xlsx. Imagens .png, .jpg e .jpeg. Áudio .mp3. Vídeo .mp4 e .avi.',
      'São até **10 arquivos**, com **30 MB no total**. Em recursos, até **5 arquivos**, com **10 MB no total**.',
      'A plataforma confere o conteúdo do arquivo, e não apenas o nome.',
    ],
    sinonimos: ['anexo', 'foto', 'vídeo', 'áudio', 'tamanho do arquivo', 'formato'],
  },
  {
    id: 'como-descobrir-o-orgao',
    categoria: 'registro',
    pergunta: 'Não sei qual órgão é o responsável. O que faço?',
    resposta: [
      'Enquanto você escreve, a plataforma sugere o órgão e o assunto mais prováveis. Você também pode procurar na lista de [órgãos](/orgao).',
      'Se o órgão escolhido não for o responsável, ele pode encaminhar a manifestação ao órgão certo.',
    ],
    sinonimos: ['para quem enviar', 'órgão competente', 'ministério', 'prefeitura', 'ouvidoria certa'],
  },
  {
    id: 'estado-ou-municipio',
    categoria: 'registro',
    pergunta: 'Posso falar com o meu estado ou a minha prefeitura por aqui?',
    resposta: [
      'Sim, se o estado ou o município usa a plataforma. Procure na lista de [órgãos](/orgao).',
      'Os tipos oferecidos dependem do que cada estado ou município atende.',
    ],
    sinonimos: ['prefeitura', 'governo estadual', 'municipal', 'cidade'],
  },
  {
    id: 'rascunho',
    categoria: 'registro',
    pergunta: 'Posso começar agora e terminar depois?',
    resposta: [
      'Sim. O texto é salvo enquanto você escreve. O aviso **Salvo agora** mostra que está guardado.',
      'O rascunho resiste à queda da internet, ao fechamento da aba e ao fim da sessão. Quando você voltar, ele estará em **Rascunhos**, na sua [página principal](/principal).',
    ],
    sinonimos: ['salvar', 'continuar depois', 'perdi o texto', 'rascunhos'],
  },
  {
    id: 'atendimento-no-balcao-ou-por-telefone',
    categoria: 'registro',
    pergunta: 'Posso ser atendido no balcão ou por telefone?',
    resposta: [
      'Sim, nos órgãos que oferecem esse atendimento. O atendente registra por você e informa o protocolo.',
      'Veja os contatos na página de [órgãos](/orgao).',
    ],
    sinonimos: ['presencial', 'telefone', 'sem internet', 'atendente', 'balcão'],
  },
  {
    id: 'comprovante',
    categoria: 'registro',
    pergunta: 'Recebo um comprovante?',
    resposta: [
      'Sim. Depois do envio, a tela mostra o protocolo e oferece um comprovante em PDF. Ele tem um código QR e uma assinatura que qualquer pessoa pode conferir em uma página pública.',
      'Se você se identificou, o protocolo também segue por e-mail.',
    ],
    sinonimos: ['recibo', 'pdf', 'prova', 'código qr', 'protocolo por e-mail'],
  },
  {
    id: 'desistir-da-manifestacao',
    categoria: 'registro',
    pergunta: 'Posso desistir do que registrei?',
    resposta: [
      'Sim, enquanto não houver resposta final e a manifestação não estiver encerrada. Abra os detalhes e escolha **Desistir**.',
      'A manifestação é arquivada e o órgão é avisado.',
    ],
    sinonimos: ['cancelar', 'apagar manifestação', 'retirar', 'excluir'],
  },
];
