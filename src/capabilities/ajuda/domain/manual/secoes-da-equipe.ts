import { DIAS_DO_AVISO } from '#capabilities/alerta/domain/alerta.ts';
import { DIAS_DO_EDITAL } from '#capabilities/configuracao/domain/padroes.ts';
import {
  ANOS_DE_DADOS_PESSOAIS,
  DIAS_ACESSO,
  DIAS_COMPLEMENTACAO,
  DIAS_CONSENTIMENTO,
  DIAS_DA_NOVA_DATA,
  DIAS_MAIS_PRAZO,
  DIAS_PARA_DECIDIR,
  DIAS_PARA_PEDIR_REABERTURA,
  DIAS_PRORROGACAO_ACESSO,
  DIAS_PRORROGACAO_OUVIDORIA,
  DIAS_TRAMITACAO,
} from '#kernel/prazo/prazos-da-lei.ts';
import type { Secao } from './secao.ts';

export const secoesDaEquipe: readonly Secao[] = [
  {
    id: 'perfis',
    titulo: 'Perfis de trabalho',
    blocos: [
      {
        tabela: {
          titulo: 'O que cada perfil faz',
          colunas: ['Perfil', 'Papel'],
          linhas: [
            ['Administrador', 'Cuida de toda a instalação. Pode agir como gestor em qualquer órgão.'],
            [
              'Gestor',
              'Tria, analisa, responde, prorroga, encaminha, arquiva e reabre. Configura o próprio órgão.',
            ],
            ['Respondente', 'Tria, analisa, responde, prorroga, encaminha e arquiva.'],
            [
              'Atendente',
              'Registra para quem procura o balcão ou o telefone, e também recursos e outros pedidos em nome da pessoa. Corrige dados de contato até a triagem.',
            ],
            ['Observador', 'Consulta manifestações, recursos e relatórios.'],
            ['Cadastrador', 'Cuida de usuários e configurações.'],
            ['Colaborador', 'Escreve a contribuição da área técnica.'],
          ],
        },
      },
      'Quem tem mais de um perfil escolhe em **Trocar perfil**, no menu do próprio nome. Cada visualização vira uma linha do histórico, que o cidadão lê.',
    ],
  },
  {
    id: 'pedido-da-pessoa',
    titulo: 'Registrar um pedido da pessoa',
    blocos: [
      'Quem já registrou pode voltar ao balcão, telefonar ou mandar uma carta: para recorrer, reclamar, complementar, acrescentar, contestar uma entrega, pedir a reabertura ou desistir. Quem atende no órgão que está com o caso faz isso em nome da pessoa.',
      'O pedido de desclassificação também: em **Desclassificação**, use **Registrar pedido do balcão**; o recurso e a desistência, na página do pedido. A carta vale pelo dia em que chegou. Quem não tem e-mail nem conta fica na fila **Avisar de outro modo** até a ciência ser registrada.',
      {
        passos: [
          'Abra o caso e escolha **Registrar pedido da pessoa**.',
          'Diga como ela pediu. De uma carta, diga o dia em que chegou e anexe a carta digitalizada.',
          'Escolha o que ela pede: só aparece o que está aberto para ela, no dia em que a carta chegou.',
          'Copie as palavras dela, registre e entregue o recibo impresso.',
        ],
      },
      'O dia da carta diz se o pedido está no prazo: uma carta entregue no último dia vale, mesmo digitada depois. O histórico mostra quem registrou e como chegou, e a pessoa é avisada.',
      'De denúncia, só se registram complementação e acréscimo, e a carta só é lida por quem denunciou. Quem é anônimo ou preservou a identidade usa o código de acesso.',
      'Quem registra no balcão não vê o código de acesso da pessoa: entrega a ela um desenho e uma chave, no celular ou no papel, que mostram o código uma única vez. Se a página disser que o código já foi mostrado, e não foi para ela, outra pessoa o tem.',
    ],
  },
  {
    id: 'filas',
    titulo: 'Filas e lista de trabalho',
    blocos: [
      'Em [Tratar](/manifestacao/tratar), as filas são: **Triar**, **Em análise**, **Na área**, **Esperando cidadão**, **Vencendo**, **Vencidas** e **Concluídas**. Cada uma mostra a quantidade.',
      {
        lista: [
          'Filtros podem ser salvos como visões.',
          'Várias manifestações podem ser analisadas, encaminhadas ou arquivadas de uma vez.',
          'A tecla **?** abre a folha de atalhos de teclado.',
          `Os alertas avisam o que vence em ${DIAS_DO_AVISO} dias, a contribuição que chegou e a complementação que chegou.`,
        ],
      },
      'O **calendário de prazos**, em [Meu Cadastro](/usuario/meucadastro), leva ao seu programa de calendário os prazos dos seus casos ou de todo o órgão, sem denúncias nem pedidos com identidade preservada.',
      'Denúncias e comunicações são cifradas: procure por protocolo, assunto ou etiqueta, nunca por palavra do texto.',
    ],
  },
  {
    id: 'triar-e-analisar',
    titulo: 'Triar e analisar',
    blocos: [
      {
        passos: [
          'Abra o caso e assuma a análise.',
          'Confira tipo, assunto e órgão.',
          'Se o tipo estiver errado, altere. O prazo é recalculado desde o registro e o cidadão é avisado. Em denúncia, diga o motivo (Decreto nº 10.153/2019).',
          'Se faltar informação, peça complementação. Vale só para a ouvidoria; de uma comunicação anônima, pergunte pela conversa.',
        ],
      },
      'Tem interesse no caso, parentesco, amizade ou inimizade com quem aparece nele? Use **Declarar impedimento**, em Quem não vê esta manifestação. O caso sai das suas telas na mesma hora e o gestor é avisado (Lei nº 9.784/1999, arts. 18 a 20). O gestor confere ali quem é a pessoa que quem relata não quer que veja.',
      `A primeira complementação para o prazo; as seguintes, não, e dizem o que há de novo. Sem resposta em ${DIAS_COMPLEMENTACAO} dias, o sistema arquiva.`,
      'Quem registrou pode acrescentar palavras e arquivos enquanto o caso está aberto. O órgão responde ali, e nenhum prazo muda. A área que está com o caso é avisada pelo sino e lê o que foi acrescentado, em denúncia com o texto coberto.',
    ],
  },
  {
    id: 'area-interna',
    titulo: 'Ouvir a área técnica',
    blocos: [
      `Tramite para a unidade ou para pessoas, com uma mensagem e uma data interna. A área tem **${DIAS_TRAMITACAO} dias**, sempre antes do prazo da resposta; no acesso à informação, metade do que resta. O prazo do cidadão continua correndo.`,
      `A área pode pedir mais prazo uma vez, dizendo por quê. Você concede, por até mais **${DIAS_MAIS_PRAZO}** dias e nunca além do prazo da resposta, ou nega.`,
      'O colaborador vê só o que foi pedido, por quem e até quando. Ele escreve e escolhe **Devolver**. O analista é avisado.',
    ],
  },
  {
    id: 'responder',
    titulo: 'Responder',
    blocos: [
      'A resposta pode ser um **pedido de complementação**, uma resposta **intermediária** (o prazo corre) ou **conclusiva** (encerra). Use modelos com variáveis e veja a prévia.',
      {
        tabela: {
          titulo: 'Conteúdo mínimo da resposta conclusiva (Decreto nº 9.492/2018, arts. 19 a 22)',
          colunas: ['Tipo', 'O que dizer'],
          linhas: [
            ['Elogio', 'Qual agente e qual chefia foram avisados'],
            ['Reclamação', 'A decisão final'],
            ['Sugestão', 'Se foi adotada, em parte ou não, e por quê'],
            ['Solicitação', 'A possibilidade, a forma e o meio'],
            ['Denúncia', 'Para qual órgão de apuração foi, ou que foi arquivada'],
          ],
        },
      },
      'Em denúncia e comunicação, informe também se está apta e se envolve empresa, servidor público ou cargo comissionado DAS 4 ou superior. Em acesso à informação, informe a decisão e a especificação.',
      'No acesso à informação, o que não é concedido leva as razões por e-mail: escreva o fundamento legal para quem pediu. **Pergunta repetida** pede o protocolo do pedido anterior; **não se trata de pedido** e **sem competência** pedem o fundamento e onde pedir. De toda decisão sai a cópia autenticada em PDF.',
      {
        aviso:
          'A resposta só é publicada quando a verificação de dados pessoais não acha nada ou quando uma pessoa identificada decide sobre cada ocorrência.',
      },
    ],
  },
  {
    id: 'prorrogar',
    titulo: 'Prorrogar',
    blocos: [
      `Em [Prorrogar](/manifestacao/prorrogar), escolha o motivo e escreva a justificativa. Só pode ser feito **uma vez**. Ouvidoria: **mais ${DIAS_PRORROGACAO_OUVIDORIA} dias**. Acesso à informação: **mais ${DIAS_PRORROGACAO_ACESSO} dias**, antes de os ${DIAS_ACESSO} terminarem.`,
      'A contagem parte do vencimento já ajustado. O cidadão recebe o motivo e a nova data. A data original continua visível.',
    ],
  },
  {
    id: 'encaminhar',
    titulo: 'Encaminhar',
    blocos: [
      'Escreva um texto para quem recebe e outro para o cidadão. **O prazo não recomeça.**',
      'Para órgão fora da plataforma, o registro é encerrado. Veja os encaminhamentos em [Consultar Encaminhamento](/manifestacao/consultarencaminhamento).',
      {
        aviso:
          'Em denúncia identificada, o envio da identidade depende de consentimento. Sem ele, o texto segue pseudonimizado.',
      },
      'Quando quem registrou é protegido, o formulário mostra o texto com tudo o que pode dizer quem é. Confira antes de enviar, também ao tramitar: tire o que foi coberto a mais, cubra o que faltou e veja **Como vai ficar**. Enviando várias de uma vez, ninguém confere.',
    ],
  },
  {
    id: 'arquivar-e-reabrir',
    titulo: 'Arquivar e reabrir',
    blocos: [
      'Arquive com motivo e justificativa. Os motivos são:',
      {
        lista: [
          'Duplicidade',
          'Ausência de elementos mínimos',
          'Falta de urbanidade (Lei nº 13.460/2017, art. 8º, I)',
          'Cópia para diversos órgãos',
          'Perda de objeto',
          'Falta de complementação no prazo',
          'Texto incompreensível',
          'Manifestação de teste',
          'Desistência do manifestante',
        ],
      },
      'O gestor pode reabrir o que foi concluído ou arquivado. Começa um novo prazo e o cidadão é avisado.',
      `Quem registrou pode pedir a reabertura em até ${DIAS_PARA_PEDIR_REABERTURA} dias depois de saber do fim. O gestor concede ou nega, com justificativa.`,
      'A desistência arquiva o registro; se o interesse público pedir, reabra com justificativa. A desistência de uma denúncia não arquiva nada: escolha **Decidir a desistência**. Se a pessoa contou que foi ameaçada ou pressionada, há um aviso na página do caso. As marcas da lista mostram o que espera decisão.',
    ],
  },
  {
    id: 'identidade-do-denunciante',
    titulo: 'Identidade do denunciante',
    blocos: [
      'A identidade fica em um cofre. Em **Ver identidade**, escreva por que precisa vê-la, com ao menos oito palavras diferentes e que você ainda não usou. O acesso entra no histórico, e o cidadão lê quem foi e por quê. Os gestores do órgão e o órgão que controla a plataforma são avisados na hora.',
      'Poucas por dia você abre sem mais ninguém; nas outras, e sempre no órgão que controla, outra pessoa que possa abrir identidades aprova em [Aberturas de Identidade](/manifestacao/identidade/aberturas). Onde você é a única pessoa, aprova o órgão que controla. Aprovada, a identidade se abre uma vez, em até um dia. Há um limite por pessoa e dia.',
      `Peça consentimento antes de enviá-la a outro órgão. O cidadão tem ${DIAS_CONSENTIMENTO} dias; o silêncio é não. O acesso fica restrito por ${ANOS_DE_DADOS_PESSOAIS} anos (Lei nº 12.527/2011, art. 31, § 1º).`,
      'As áreas do órgão e a corregedoria recebem sempre o texto coberto. Quem apura e precisa saber quem é usa **Pedir a identidade**, dizendo por que é indispensável. O gestor da ouvidoria que guarda a identidade decide em [Pedidos de Identidade](/manifestacao/identidade/tratar), com o fundamento. O sino avisa o gestor quando o pedido chega, e quem pediu quando ele é decidido. Quem denunciou é avisado e lê quem pediu, por quê e o que foi decidido (Decreto nº 10.153/2019, art. 7º).',
      'Administradores não leem denúncias nem abrem identidades. Em [Acesso Extraordinário](/manifestacao/acesso-extraordinario), um administrador pede para ler uma, dizendo por quê; outro administrador, ou o gestor do órgão, aprova por poucas horas, sem a identidade. O órgão é avisado, e cada leitura fica no histórico.',
      'Com quem denunciou de forma anônima, converse por mensagens no próprio caso. O prazo não muda.',
      'No pedido de acesso à informação com **identidade preservada**, ninguém do órgão a abre. Responda pelo sistema, que avisa a pessoa; dados pessoais dela não podem ser entregues assim (Lei nº 13.460/2017, art. 10, § 7º).',
    ],
  },
  {
    id: 'guarda-e-eliminacao',
    titulo: 'Guarda e eliminação',
    blocos: [
      'Manifestações encerradas são guardadas pelo prazo da tabela de temporalidade. Quando o ano em que o prazo acaba termina, elas entram em uma listagem em [Guarda e Eliminação](/manifestacao/eliminacao), e o sino avisa o gestor.',
      `Um gestor confere e propõe; outro gestor, ou um administrador, aprova ou devolve. Aprovada, o [edital](/eliminacoes) fica público por ao menos ${DIAS_DO_EDITAL.minimo} dias. Depois dele tudo o que pertence aos casos é destruído, e fica o termo, só com números (Resolução Conarq nº 40/2014).`,
      'Com uma ordem judicial, uma auditoria, uma apuração ou o pedido de uma pessoa interessada, use **Suspender**: a manifestação sai da listagem até que a suspensão seja levantada.',
    ],
  },
  {
    id: 'avisar-de-outro-modo',
    titulo: 'Avisar de outro modo',
    blocos: [
      'Os prazos do cidadão correm do dia em que ele soube. Quem pediu a resposta por carta ou pessoalmente, não tem e-mail nem conta, ou teve o e-mail devolvido fica em [Avisar de outro modo](/ciencia/avisar), e o prazo dele não termina enquanto isso. Vale para a resposta, a decisão e a entrega do que foi prometido.',
      'Avise por carta, telefone ou no balcão. No caso, use **Registrar ciência**: o dia, o meio e, se houver, o comprovante digitalizado. Quando o próprio cidadão abre o caso, a ciência é registrada sozinha.',
    ],
  },
  {
    id: 'desfecho',
    titulo: 'Desfecho da denúncia e processo',
    blocos: [
      'Depois da resposta, do arquivamento ou do envio para fora, use **Registrar desfecho** para contar a quem denunciou o que a apuração concluiu: o resultado, o órgão que apura, o número do processo, os dias e um texto em palavras simples. Registre outra vez quando houver novidade: vale o último.',
      'O e-mail diz só que há novidade. O texto é lido na página da manifestação ou com o código de acesso.',
      'Em qualquer manifestação, **Informar processo** anota o número do processo (NUP). Os dois últimos algarismos são conferidos. Os resultados são contados no relatório **Desfechos das denúncias**.',
    ],
  },
  {
    id: 'balcao',
    titulo: 'Documento e representação no balcão',
    blocos: [
      'No atendimento, o **CPF basta** e nenhum outro documento é exigido (Lei nº 13.460/2017, art. 10-A). Quem não tem CPF pode informar passaporte ou RNM, e quem está sem documento também é atendido.',
      'Se alguém age em nome da pessoa, anote ao registrar, em **Outra pessoa age em nome dela**, ou depois, em **Registrar representação**: quem é, em que qualidade, até quando, com a cópia da procuração ou o motivo de não haver cópia. O histórico guarda quem agiu por quem. Em denúncia, o nome de quem representa só é lido por quem registrou.',
    ],
  },
  {
    id: 'tratar-recursos',
    titulo: 'Tratar recursos',
    blocos: [
      `Em [Tratar Recursos](/manifestacao/recurso/tratar), comece pela **análise de admissibilidade**: conhecer ou não conhecer, com motivo. Depois decida. As instâncias 1, 2 e 3 têm **${DIAS_PARA_DECIDIR} dias**.`,
      'O **incidente de correção** pede à instância que corrija a própria decisão: erro material, omissão, contradição ou impossibilidade de cumprimento. Enquanto estiver aberto, o prazo de cumprimento pode ser prorrogado uma vez.',
    ],
  },
  {
    id: 'entregar',
    titulo: 'Entregar o que foi prometido',
    blocos: [
      'Uma resposta que concede algo para depois e uma decisão favorável deixam uma **promessa**: o que, por quem e até quando. A lista [A Entregar](/manifestacao/entregas) mostra as do órgão, das mais atrasadas às mais distantes, e o sino avisa antes e no dia.',
      'Abra o pedido e escolha **Entregar**: escreva a informação, anexe os arquivos ou marque dia, hora e local. Quem pediu confirma ou contesta; o silêncio confirma, mas só de quem soube da entrega: por carta ou no balcão, registre a ciência.',
      'Uma decisão de recurso com “Informação entregue” traz a informação, em texto ou arquivo: sem isso ela não é aceita.',
      `Quem controla o órgão vê em [Cumprimento](/manifestacao/cumprimento) o que venceu e o que foi contestado, decide as denúncias e contestações e pode marcar nova data, de até ${DIAS_DA_NOVA_DATA} dias.`,
    ],
  },
  {
    id: 'tarjamento',
    titulo: 'Tarjamento',
    blocos: [
      {
        passos: [
          'Abra [Tarjamento](/tarjamento) e escolha o PDF.',
          'Decida sobre as sugestões e marque o que mais precisa ser coberto.',
          'Escolha **Aplicar e verificar**.',
          'Leia o relatório: ele diz o que foi provado.',
        ],
      },
      'O dado é removido do arquivo, e não só pintado. O resultado é reaberto e examinado. Se algo coberto puder ser recuperado, a publicação é bloqueada.',
      'Uma página com letras feitas de desenhos, desenho que se repete ou texto vertical sob a marca vira imagem, e o relatório diz por quê.',
    ],
  },
  {
    id: 'restricao-de-conteudo',
    titulo: 'Restrição de conteúdo',
    blocos: [
      'Em [Restrição de Conteúdo](/restricao-conteudo), oculte um registro da busca pública, dos dados abertos e dos observadores. O motivo é obrigatório e fica no histórico.',
    ],
  },
  {
    id: 'administracao',
    titulo: 'Usuários, configurações e relatórios',
    blocos: [
      {
        lista: [
          '[Usuários](/usuario/gerenciar): cadastre, inative e dê perfis.',
          'Perfis a confirmar, na tela de usuários: um perfil que lê denúncias, dado por quem não é gestor do órgão, só vale depois que um gestor o confirma. O perfil de gestor, dado por quem for, espera sempre por outro gestor do órgão; onde não há outro, por um gestor do órgão que acompanha os demais. Quem deu um perfil nunca o confirma. Todos os gestores são avisados de pessoas e perfis novos.',
          '[Configurações](/configuracoes) e [Meus órgãos](/configuracoes/meus-orgaos): dados e preferências do órgão.',
          '[Relatórios](/relatorios-do-sistema): os números do órgão, com lista, arquivo e lembrete por e-mail; e [pesquisas de satisfação](/pesquisa-satisfacao-consultar).',
          'Só o administrador cuida de [feriados](/feriado), [assuntos](/assunto/manter), [órgãos do SIORG](/orgao-siorg) e modelos de [e-mail](/email).',
        ],
      },
      'Um feriado é um dia sem expediente, ou de expediente reduzido, quando o órgão abre só uma parte do dia. No dia sem expediente nenhum prazo começa nem termina. No de expediente reduzido um prazo pode começar, mas não terminar.',
      'Ao incluir ou retirar um feriado, os prazos abertos são refeitos. A data original é mantida e o histórico diz o motivo.',
    ],
  },
];
