import type { Pergunta } from './pergunta.ts';

export const perguntasDeDenuncia: readonly Pergunta[] = [
  {
    id: 'quem-pode-denunciar',
    categoria: 'denuncia',
    pergunta: 'Quem pode fazer uma denúncia?',
    resposta: [
      'Qualquer pessoa que saiba de um ato irregular ou ilegal ligado ao serviço público. Você não precisa ser a vítima nem ter certeza de tudo: conte o que sabe.',
    ],
    sinonimos: ['denunciante', 'posso denunciar', 'vítima', 'testemunha'],
  },
  {
    id: 'o-que-informar-na-denuncia',
    categoria: 'denuncia',
    pergunta: 'O que preciso informar na denúncia?',
    resposta: [
      'Cinco coisas ajudam muito: **quem** fez, **o que** fez, **como** fez, **onde** e **quando**. Se tiver documentos, fotos ou áudios, anexe.',
      'Sem elementos mínimos, a denúncia pode ser arquivada, porque não há como apurar.',
    ],
    sinonimos: ['provas', 'quem o que como onde quando', 'elementos mínimos', 'evidência'],
  },
  {
    id: 'posso-denunciar-sem-me-identificar',
    categoria: 'denuncia',
    pergunta: 'Posso denunciar sem me identificar?',
    resposta: [
      'Sim. A denúncia é o único tipo que aceita anonimato. Sem identificação, ela passa a se chamar **comunicação**.',
      'Você recebe um protocolo e um código de acesso. Com eles, acompanha e conversa com o órgão sem conta e sem dizer quem é.',
    ],
    sinonimos: ['anônima', 'anônimo', 'sem nome', 'sigilo', 'comunicação'],
  },
  {
    id: 'anonima-ou-identificada',
    categoria: 'denuncia',
    pergunta: 'É melhor denunciar de forma anônima ou identificada?',
    resposta: [
      '**Identificada**: você acompanha pela conta, recebe avisos por e-mail e tem a identidade protegida por lei. **Anônima**: ninguém sabe quem você é, mas não há e-mail. Tudo depende do protocolo e do código de acesso.',
      'Os dois caminhos são válidos. Escolha o que deixar você mais seguro.',
    ],
    sinonimos: ['diferença', 'identidade', 'vantagem', 'anonimato'],
  },
  {
    id: 'posso-reclamar-de-forma-anonima',
    categoria: 'denuncia',
    pergunta: 'Posso fazer uma reclamação ou um pedido de forma anônima?',
    resposta: [
      'Não. O anonimato vale só para a denúncia. Nos outros tipos você se identifica, e seus dados pessoais são protegidos.',
    ],
    sinonimos: ['reclamação anônima', 'pedido anônimo', 'sem identificação'],
  },
  {
    id: 'conversar-de-forma-anonima',
    categoria: 'denuncia',
    pergunta: 'Denunciei de forma anônima. Como o órgão fala comigo?',
    resposta: [
      'Por mensagens dentro da própria comunicação. Abra [Consultar Protocolo](/manifestacao/consultar), informe o protocolo e o código de acesso e leia ou escreva.',
      'Volte de tempos em tempos: não temos como avisar você. Se o órgão pedir complementação, você tem 20 dias para responder.',
    ],
    sinonimos: ['mensagem anônima', 'falar com o órgão', 'código de acesso', 'conversa'],
  },
  {
    id: 'quem-ve-minha-identidade',
    categoria: 'denuncia',
    pergunta: 'Quem pode ver a minha identidade em uma denúncia?',
    resposta: [
      'Ninguém a vê por padrão. Ela fica em um cofre separado. Quem é da ouvidoria do órgão só abre se escrever uma justificativa, e **esse acesso aparece no histórico que você lê**.',
      'A restrição de acesso dura 100 anos (Lei nº 12.527/2011, art. 31, § 1º).',
    ],
    sinonimos: ['sigilo', 'meu nome', 'dados do denunciante', 'cofre', '100 anos'],
  },
  {
    id: 'o-que-e-consentimento',
    categoria: 'denuncia',
    pergunta: 'O órgão pediu meu consentimento. O que é isso?',
    resposta: [
      'Ele quer enviar a sua denúncia, com a sua identidade, a outro órgão. Isso só acontece se você concordar.',
      'Você tem **20 dias** para responder. **Não responder é o mesmo que dizer não.** Sem o seu sim, o texto segue sem os dados que identificam você (Decreto nº 10.153/2019).',
    ],
    sinonimos: ['autorização', 'autorizar', 'concordar', 'compartilhar identidade', 'pseudonimização'],
  },
  {
    id: 'retaliacao',
    categoria: 'denuncia',
    pergunta: 'Sofri perseguição porque denunciei. O que faço?',
    resposta: [
      'Registre uma nova denúncia e escolha o formulário **retaliação ao denunciante**. A Lei nº 13.608/2018 protege quem denuncia.',
      'Conte o que aconteceu depois da denúncia, quem fez e quando. Informe o protocolo da denúncia original, se puder.',
    ],
    sinonimos: ['perseguição', 'represália', 'vingança', 'demissão', 'proteção'],
  },
  {
    id: 'assedio-e-discriminacao',
    categoria: 'denuncia',
    pergunta: 'Como denuncio assédio ou discriminação?',
    resposta: [
      'Ao escolher **Denúncia**, há formulários próprios para assédio moral, assédio sexual e discriminação. Eles fazem as perguntas que ajudam a apurar.',
      'Você pode se identificar ou não. Conte só o que se sentir à vontade para contar.',
    ],
    sinonimos: ['assédio moral', 'assédio sexual', 'racismo', 'preconceito', 'importunação'],
  },
  {
    id: 'o-que-acontece-com-a-denuncia',
    categoria: 'denuncia',
    pergunta: 'O que acontece depois que eu denuncio?',
    resposta: [
      'A ouvidoria faz uma análise prévia: verifica autoria, materialidade (se há indício do fato) e relevância. Se estiver apta, segue para o órgão que apura.',
      'A resposta final diz para onde a denúncia foi ou que foi arquivada. O prazo é de 30 dias, prorrogável uma vez por mais 30.',
    ],
    sinonimos: ['apuração', 'investigação', 'apta', 'análise preliminar', 'andamento'],
  },
  {
    id: 'denuncia-cifrada',
    categoria: 'denuncia',
    pergunta: 'Como o conteúdo da denúncia é protegido?',
    resposta: [
      'O texto, os rascunhos, os anexos e as respostas ficam cifrados, isto é, embaralhados com uma chave própria de cada caso. A equipe não consegue procurar palavras dentro de denúncias.',
    ],
    sinonimos: ['criptografia', 'segurança', 'cifrado', 'vazamento'],
  },
];
