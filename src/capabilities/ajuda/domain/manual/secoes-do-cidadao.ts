import {
  MAX_ARQUIVOS,
  MAX_ARQUIVOS_RECURSO,
  MAX_BYTES,
  MAX_BYTES_RECURSO,
  MINUTOS_DE_VOZ,
} from '#capabilities/anexo/domain/anexo-limites.ts';
import { aceitasEmFrase, soVozEmFrase } from '#capabilities/anexo/domain/tipos-de-arquivo.ts';
import { HORAS_DE_SESSAO, MINUTOS_SEM_USO } from '#capabilities/sessao/domain/sessao-prazos.ts';
import { horaDeCortePadrao } from '#kernel/prazo/calendario.ts';
import {
  DIAS_ACESSO,
  DIAS_ATE_RECLAMACAO,
  DIAS_COMPLEMENTACAO,
  DIAS_CONSENTIMENTO,
  DIAS_DA_RECLAMACAO,
  DIAS_DESCLASSIFICACAO,
  DIAS_OUVIDORIA,
  DIAS_PARA_DECIDIR,
  DIAS_PARA_ESCLARECER,
  DIAS_PARA_PEDIR_REABERTURA,
  DIAS_PARA_RECORRER,
  DIAS_PRORROGACAO_ACESSO,
  DIAS_PRORROGACAO_ESCLARECER,
  DIAS_PRORROGACAO_OUVIDORIA,
  DIAS_SEM_MEIOS,
} from '#kernel/prazo/prazos-da-lei.ts';
import type { Secao } from './secao.ts';

export const secoesDoCidadao: readonly Secao[] = [
  {
    id: 'comecar',
    titulo: 'Entrar na conta',
    blocos: [
      {
        passos: [
          'Abra a página de [entrada](/login).',
          'Escolha **Entrar com GOV.BR** e identifique-se.',
          'Se faltar um dado no cadastro, a plataforma pede antes de continuar: CPF, depois senha, depois CNPJ. Só aparece o que falta.',
          'Você chega à [página principal](/principal), com o que espera por você, as novidades e os rascunhos.',
        ],
      },
      'Contas antigas, com usuário e senha, entram pela mesma página. Para agir em nome de uma empresa, entre como pessoa jurídica e escolha a empresa.',
      `A sessão termina depois de ${MINUTOS_SEM_USO} minutos sem uso e dura no máximo ${HORAS_DE_SESSAO} horas. Seus dados ficam em [Meu Cadastro](/usuario/meucadastro).`,
    ],
  },
  {
    id: 'registrar-manifestacao',
    titulo: 'Registrar uma manifestação de ouvidoria',
    blocos: [
      {
        passos: [
          'Na [página inicial](/?modoOuvidoria=1), escolha o tipo: reclamação, elogio, solicitação, sugestão, denúncia ou Simplifique.',
          '**Assunto:** escolha o que mais combina.',
          `**Relato:** conte o que aconteceu, onde e quando. São até 8.000 caracteres. Abaixo do texto, anexe até ${MAX_ARQUIVOS} arquivos, com ${MAX_BYTES / 1_000_000} MB no total.`,
          '**Órgão:** confira a sugestão ou procure pelo nome, pela sigla ou pela cidade. Onde só um órgão recebe, ele já vem escolhido.',
          '**Revisão:** confira tudo, veja quem fica sabendo o seu nome e envie. Em **Alterar** você muda cada parte. Na denúncia, é antes do relato que você escolhe se quer se identificar.',
        ],
      },
      `Formatos aceitos: ${aceitasEmFrase}. Mensagens de voz também em ${soVozEmFrase}.`,
      `Prefere falar? Abaixo do relato, toque em **Gravar mensagem de voz**: são até ${MINUTOS_DE_VOZ} minutos. Escreva uma linha que diga do que se trata. A equipe do órgão ouve a gravação e pode escrever o que ouviu. Numa denúncia, lembre que a voz pode mostrar quem você é.`,
      'Sem internet, o que você escreve com a sua conta fica guardado neste aparelho. Quando ela voltar, a plataforma pergunta se você quer enviar. Uma denúncia sem o seu nome só fica guardada se você pedir, e nunca espera na fila.',
      'Há alguém do órgão que não deve ver o que você conta? Indique no fim do relato. Essa pessoa, e as envolvidas que trabalham no órgão, não acham nem abrem a manifestação. Se no órgão não sobrar quem possa cuidar dela, ela vai para o órgão acima.',
      'Servidores e trabalhadores de instituições federais podem começar por **Ouvidoria Interna**, na página inicial.',
    ],
  },
  {
    id: 'pedir-informacao',
    titulo: 'Pedir acesso à informação',
    blocos: [
      {
        passos: [
          'Na [página inicial](/), escolha **Acesso à Informação** e entre na conta.',
          'Descreva o que quer receber: assunto, período e formato.',
          'Veja os pedidos parecidos que já têm resposta pública. Talvez a sua resposta esteja lá.',
          'Escolha o órgão, revise e envie.',
        ],
      },
      'Você também pode procurar antes na [busca de pedidos e respostas](/busca), seguir um pedido público e receber alertas por e-mail ou RSS.',
    ],
  },
  {
    id: 'rascunhos',
    titulo: 'Rascunhos',
    blocos: [
      'O texto é salvo enquanto você escreve. O aviso **Salvo agora** confirma. O rascunho resiste à queda da internet, ao fechamento da aba e ao fim da sessão.',
      'Para continuar, abra **Rascunhos** na [página principal](/principal).',
    ],
  },
  {
    id: 'comprovante-e-protocolo',
    titulo: 'Protocolo e comprovante',
    blocos: [
      'Depois do envio, a tela mostra o protocolo, os próximos passos com datas e o comprovante em PDF. O comprovante tem código QR e assinatura, que qualquer pessoa confere em uma página pública.',
      'Se você se identificou, o protocolo também vai por e-mail. O código de acesso nunca vai por e-mail.',
    ],
  },
  {
    id: 'codigo-de-acesso',
    titulo: 'Denúncia anônima e código de acesso',
    blocos: [
      'Só a denúncia pode ser anônima. Ela passa a se chamar **comunicação**. Não há conta nem e-mail: o protocolo e o código de acesso são a sua única chave.',
      {
        passos: [
          'Copie o código mostrado depois do envio. Ele aparece **uma única vez**.',
          'Marque **Já guardei meu código**.',
          'Para voltar, abra [Consultar Protocolo](/manifestacao/consultar) e informe protocolo e código.',
          'Leia as mensagens do órgão, responda e complemente, sem dizer quem é.',
        ],
      },
      'Quem se identificou também tem o código, e com ele faz sem conta tudo o que faria com ela: complementar, acrescentar, recorrer, reclamar da falta de resposta, denunciar descumprimento, confirmar ou contestar uma entrega, avaliar e desistir.',
      'O [pedido de desclassificação](/desclassificacao/pedir) também pode ser feito sem conta: informe o nome e um e-mail ou endereço. Com o protocolo e o código você o acompanha, recorre e desiste.',
      { aviso: 'Quem perde o código não consegue recuperá-lo. Nem a equipe da plataforma consegue.' },
    ],
  },
  {
    id: 'acompanhar',
    titulo: 'Acompanhar',
    blocos: [
      'Veja tudo em [Minhas Manifestações](/manifestacao) e em [Meus Pedidos e Recursos](/manifestacao/consultarlai). Você pode procurar e exportar.',
      'Os detalhes mostram a situação em palavras simples, o prazo explicado dia a dia, a resposta, os arquivos e o histórico. As visualizações da equipe também estão no histórico.',
      {
        tabela: {
          titulo: 'Situações',
          colunas: ['Situação', 'O que quer dizer'],
          linhas: [
            ['Cadastrada', 'O órgão recebeu. O prazo está correndo.'],
            ['Complementação Solicitada', 'O órgão espera a sua resposta.'],
            ['Complementada', 'Você respondeu. O prazo voltou a correr.'],
            ['Prorrogada', 'O órgão pediu mais tempo, com justificativa.'],
            [
              'Encaminhada por Outra Ouvidoria (no acesso à informação, por Outro Órgão)',
              'Veio de outro órgão. O prazo continua o mesmo.',
            ],
            ['Concluída', 'Há resposta final.'],
            ['Encaminhada para Órgão Externo - Encerrada', 'Seguiu para fora da plataforma.'],
            ['Arquivada', 'Foi encerrada, com motivo e justificativa. Pode ser reaberta.'],
          ],
        },
      },
      'Enquanto a manifestação estiver aberta, você pode **acrescentar** palavras e arquivos a qualquer momento. O órgão lê e pode responder ali, e o prazo não muda.',
      'Você também pode **desistir**, de tudo ou de uma parte. De tudo, o registro é arquivado. De uma parte, o resto continua. De uma denúncia, o órgão decide se arquiva ou se continua no interesse público, e avisa você.',
      `Terminou e o problema continua? **Peça a reabertura** em até **${DIAS_PARA_PEDIR_REABERTURA} dias**. O órgão decide e diz por quê.`,
    ],
  },
  {
    id: 'complementar',
    titulo: 'Complementar',
    blocos: [
      `Na ouvidoria, o órgão pode pedir mais informações. Você tem **${DIAS_COMPLEMENTACAO} dias**. Sem resposta, a manifestação é arquivada.`,
      {
        passos: [
          'Abra a manifestação e leia o que foi pedido.',
          'Escolha **Complementar**, escreva e anexe o que for preciso.',
          'Envie. O prazo do órgão volta a correr com os dias que restavam.',
        ],
      },
      'Só o primeiro pedido de complementação para o prazo. A partir do segundo, o órgão diz o que há de novo. Nos pedidos de acesso à informação não existe essa pausa, e de quem é anônimo o órgão não pede complementação: pergunta pela conversa.',
    ],
  },
  {
    id: 'consentimento',
    titulo: 'Dar ou negar consentimento',
    blocos: [
      'Em uma denúncia identificada, o órgão pode pedir para enviar a sua identidade a outro órgão. A decisão é sua.',
      {
        passos: [
          'Abra o pedido na [página principal](/principal) ou pelo endereço recebido por e-mail.',
          'Veja para onde a denúncia iria.',
          'Escolha se autoriza ou não.',
        ],
      },
      `Você tem **${DIAS_CONSENTIMENTO} dias**. O silêncio vale como **não**. Sem consentimento, o texto segue sem os dados que identificam você (Decreto nº 10.153/2019).`,
    ],
  },
  {
    id: 'depois-da-denuncia',
    titulo: 'O que foi feito com a denúncia',
    blocos: [
      'Quando a apuração anda ou termina, o órgão conta o resultado na página da denúncia, em **O que foi apurado**: quem apura, o número do processo, os dias e o que foi decidido. Se você informou um e-mail, avisamos que há novidade. Sem conta, consulte com o protocolo e o código de acesso.',
      'As áreas do órgão leem a denúncia sem saber quem é você. Se quem apura pedir para saber, dizendo por quê, a ouvidoria que guarda os seus dados decide, e você é avisado nos dois casos. A página mostra quem pediu, o motivo e a decisão (Decreto nº 10.153/2019, art. 7º).',
    ],
  },
  {
    id: 'prazos',
    titulo: 'Prazos',
    blocos: [
      {
        tabela: {
          titulo: 'Prazos da ouvidoria e do acesso à informação',
          colunas: ['Etapa', 'Prazo', 'Quem'],
          linhas: [
            [
              'Manifestação de ouvidoria',
              `${DIAS_OUVIDORIA} dias, mais ${DIAS_PRORROGACAO_OUVIDORIA} uma única vez, com justificativa`,
              'Órgão',
            ],
            ['Complementação', `${DIAS_COMPLEMENTACAO} dias`, 'Você'],
            ['Consentimento', `${DIAS_CONSENTIMENTO} dias`, 'Você'],
            [
              'Pedido de acesso à informação',
              `${DIAS_ACESSO} dias, mais ${DIAS_PRORROGACAO_ACESSO} uma única vez, com justificativa`,
              'Órgão',
            ],
            ['Recorrer, em cada instância', `${DIAS_PARA_RECORRER} dias`, 'Você'],
            [
              'Recurso de 1ª instância',
              `${DIAS_PARA_DECIDIR} dias`,
              'Superior hierárquico de quem respondeu',
            ],
            ['Recurso de 2ª instância', `${DIAS_PARA_DECIDIR} dias`, 'Autoridade máxima do órgão'],
            [
              'Recurso de 3ª instância',
              `${DIAS_PARA_DECIDIR} dias; antes, pode ouvir o órgão por até ${DIAS_PARA_ESCLARECER} dias, mais ${DIAS_PRORROGACAO_ESCLARECER} uma vez`,
              'CGU, nos órgãos federais',
            ],
            [
              'Recurso de 4ª instância, se a CGU conheceu do recurso e negou',
              'Até a terceira reunião ordinária',
              'CMRI',
            ],
            [
              'Pedido de desclassificação, e o recurso nele',
              `${DIAS_DESCLASSIFICACAO} dias`,
              'Quem classificou; depois, a autoridade máxima do órgão (nas Forças Armadas, o Comandante e depois o Ministro)',
            ],
            [
              'Apresentar reclamação por falta de resposta',
              `${DIAS_DA_RECLAMACAO} dias, a partir da abertura`,
              'Você',
            ],
            [
              'Decidir a reclamação por falta de resposta',
              `${DIAS_PARA_DECIDIR} dias`,
              'Autoridade de monitoramento',
            ],
            ['Pedido de revisão', `${DIAS_PARA_DECIDIR} dias`, 'Órgão'],
          ],
        },
      },
      'Os dias são corridos. O primeiro não conta e o último conta. O prazo só começa e só termina em dia útil. Feriados são os nacionais e os do lugar do órgão. Um dia de expediente reduzido, em que o órgão abre só uma parte do dia, conta como dia útil, mas nenhum prazo termina nele.',
      `O prazo começa a contar no dia útil seguinte ao da ciência. O que chega a partir do horário de corte (${horaDeCortePadrao / 60}h, no padrão), ou em dia sem expediente, vale como do próximo dia útil: o seu registro, para o prazo do órgão, e a resposta do órgão, para o seu prazo. O último dia é sempre um dia útil de expediente inteiro. Os seus atos valem até as 23h59min59s do último dia, no horário de Brasília.`,
      'Faça contas no [simulador de prazos](/simulador-de-prazos).',
      'Com conta, você pode ver os seus prazos no calendário do celular ou do computador: em [Meu Cadastro](/usuario/meucadastro), ligue o **calendário de prazos** e cole o endereço no seu programa. Só vão o protocolo e o que vence. Denúncias e pedidos com identidade preservada nunca aparecem nele.',
    ],
  },
  {
    id: 'recorrer',
    titulo: 'Recorrer e reclamar (acesso à informação)',
    blocos: [
      {
        passos: [
          'Abra o pedido respondido. Os caminhos abertos hoje aparecem com o último dia de cada um.',
          'Escolha **Recorrer** e o motivo, como “Informação incompleta”.',
          'Explique, com as suas palavras, o que faltou. Não inclua pedido novo.',
          `Anexe até ${MAX_ARQUIVOS_RECURSO} arquivos, com ${MAX_BYTES_RECURSO / 1_000_000} MB no total, e envie.`,
        ],
      },
      '**Acesso negado, no todo ou em parte:** a página do pedido, e o e-mail de quem informou um, dizem as razões, até quando recorrer e quem decide. Em **Baixar cópia autenticada da decisão (PDF)** está o inteiro teor, que qualquer pessoa confere em [Verificar recibo](/recibo/verificar).',
      `**Sem decisão em ${DIAS_PARA_DECIDIR} dias**, a instância seguinte abre por ${DIAS_PARA_RECORRER} dias.`,
      `**Pedido sem resposta:** a reclamação abre ${DIAS_ATE_RECLAMACAO} dias depois do registro, ou no dia seguinte ao vencimento, o que vier por último. Fica aberta por ao menos ${DIAS_DA_RECLAMACAO} dias; se o último não for útil, vai até o próximo dia útil. Depois da decisão, nos órgãos federais, o próximo passo é a CGU.`,
      '**Decisão não cumprida:** se a decisão foi favorável, no todo ou em parte, e a data de entrega passou, faça uma denúncia de descumprimento. Cada data que passa pode ser denunciada uma vez.',
      `**Entrega do que foi prometido:** quando o órgão entregar, confira na página do pedido. Confirme, ou conteste em ${DIAS_PARA_RECORRER} dias o que faltou ou veio errado: quem controla o órgão decide. Se você nada disser, a entrega fica confirmada; um e-mail avisa antes do último dia.`,
      `**Resposta que só diz onde encontrar:** se você não tem meios de procurar lá, escolha **Não tenho meios de obter a informação**, em até ${DIAS_PARA_RECORRER} dias da resposta. O órgão tem então ${DIAS_SEM_MEIOS} dias para entregar (Lei nº 12.527/2011, art. 11, § 6º).`,
      '**Pedido que virou ouvidoria:** faça um pedido de revisão.',
    ],
  },
  {
    id: 'avaliar',
    titulo: 'Avaliar o atendimento',
    blocos: [
      'Depois da resposta final, responda à pesquisa, uma vez por manifestação:',
      {
        lista: [
          'A sua demanda foi atendida? Sim, Não ou Parcialmente atendida.',
          'A resposta fornecida foi fácil de compreender? De Muito fácil a Muito difícil.',
          'Você está satisfeito(a) com o atendimento prestado? De Muito satisfeito a Muito insatisfeito.',
          'Um comentário, se quiser.',
        ],
      },
      'Logo após o registro, há também uma nota de 0 a 10.',
    ],
  },
];
