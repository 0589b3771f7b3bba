import type { Modelo } from './modelo.ts';

export const solicitacoes: readonly Modelo[] = [
  {
    onde: ['INSS'],
    assunto: 1021,
    texto:
      'Preciso corrigir meu tempo de contribuição. Trabalhei na {empresa} por quatro anos e o período não aparece no extrato. Tenho a carteira assinada e os contracheques. Peço que digam como enviar os documentos sem ir à agência, pois moro em {cidade}.',
    resposta:
      'O acerto pode ser pedido pelo aplicativo, no serviço "Atualizar tempo de contribuição", com fotos da carteira e dos contracheques. A análise leva até 30 dias e não exige ir à agência. Se preferir, o telefone 135 agenda o atendimento.',
  },
  {
    onde: ['INSS'],
    assunto: 1018,
    texto:
      'Completo 62 anos em {proximoMes} e gostaria de um atendimento para entender qual regra de aposentadoria é melhor para mim. A simulação do aplicativo mostra três datas diferentes.',
    resposta:
      'Foi marcada uma orientação por telefone, no horário escolhido. As três datas correspondem às regras de transição; a simulação agora traz uma explicação curta de cada uma e o valor previsto.',
  },
  {
    onde: ['cidade'],
    assunto: 1047,
    texto:
      'Solicito a troca das lâmpadas da {rua}, no {bairro}. São {pouco} postes apagados perto da parada de ônibus e as pessoas voltam do trabalho no escuro.',
    resposta:
      'As lâmpadas foram trocadas por luminárias de LED, e o trecho entrou na ronda noturna. Novos pedidos podem ser feitos com o número da plaqueta do poste, o que torna o reparo mais rápido.',
    pedido: 'Informe o número da plaqueta de um dos postes ou um ponto de referência.',
    complemento: 'O poste da parada tem a plaqueta {numero}. Os outros ficam na mesma calçada.',
  },
  {
    onde: ['cidade'],
    assunto: 1009,
    texto:
      'Peço vaga em creche para minha filha de dois anos no {bairro}. Trabalho das {hora} até a noite e não tenho com quem deixá-la. Fiz a inscrição em {mes} e não recebi resposta.',
    resposta:
      'A vaga foi confirmada na creche do {bairro}, a partir da próxima segunda-feira. A lista de espera, com a posição de cada criança, pode ser vista no site, sem o nome das famílias.',
  },
  {
    onde: ['cidade', 'estado'],
    assunto: 1037,
    texto:
      'Solicito vistoria na {rua}, no {bairro}: o esgoto corre a céu aberto e volta pelos ralos quando chove. Há {dias} dias a água entrou em quatro casas.',
    resposta:
      'A vistoria encontrou uma ligação clandestina e a rede obstruída. A desobstrução foi feita e a obra de ampliação está prevista para o segundo semestre, com cronograma publicado.',
  },
  {
    onde: ['estado'],
    assunto: 1029,
    texto:
      'Peço sinalização na rodovia que passa por {cidade}, na altura do quilômetro {dias}. A faixa de pedestres apagou e as crianças atravessam para ir à escola às {hora}.',
    resposta:
      'A faixa foi repintada e recebeu placas e redutor de velocidade. Uma passarela está em estudo, e o resultado será publicado no portal da secretaria.',
  },
  {
    onde: ['estado', 'MS'],
    assunto: 1005,
    texto:
      'Solicito informação sobre a cirurgia de catarata do meu pai, que tem 68 anos e está na fila desde {mes} de {anoAnterior}. Ele já não consegue ler nem andar sozinho à noite.',
    resposta:
      'O paciente foi reavaliado e incluído no mutirão deste mês. O transporte desde {cidade} é oferecido pela secretaria municipal, que já foi avisada.',
  },
  {
    onde: ['RFB'],
    assunto: 1056,
    texto:
      'Meu CPF aparece como "pendente de regularização" e não consigo abrir conta. Declarei todos os anos. Peço que digam qual é a pendência e como resolver sem sair de {cidade}.',
    resposta:
      'A pendência era a falta da declaração de {anoAnterior}, entregue com um dígito trocado. Ela foi vinculada ao seu número e a situação está regular desde hoje.',
  },
  {
    onde: ['MTE'],
    assunto: 1024,
    texto:
      'Peço fiscalização em uma obra no {bairro}. Vejo trabalhadores sem cinto nem capacete no {pouco}º andar, todos os dias a partir das {hora}. Não conheço ninguém de lá, só tenho medo de um acidente.',
    resposta:
      'A obra foi fiscalizada e parcialmente interditada até que os equipamentos fossem fornecidos. A empresa foi autuada e já cumpriu as exigências.',
  },
  {
    onde: ['MEC', 'IFCE', 'UFPE'],
    assunto: 1017,
    texto:
      'Sou candidata com baixa visão e peço prova ampliada e tempo adicional no processo seletivo. Mandei o laudo na inscrição, mas a confirmação não mostra o atendimento especial. A prova é em {proximoMes}.',
    resposta:
      'O atendimento foi confirmado: prova em fonte ampliada, uma hora a mais e sala próxima à entrada. O comprovante atualizado está na página do candidato.',
  },
  {
    onde: ['CGU'],
    assunto: 1086,
    texto:
      'Represento uma associação de moradores de {cidade} e peço uma oficina sobre controle social dos gastos públicos. Temos salão para {dias} pessoas e podemos receber a equipe em {proximoMes}.',
    resposta:
      'A oficina foi incluída na agenda da unidade regional, com material impresso e transmissão. A equipe entrará em contato para acertar o dia. Não há custo para a associação.',
  },
  {
    onde: ['CGU'],
    assunto: 1084,
    texto:
      'Peço a correção do meu nome em uma publicação de {anoAnterior}: fui identificado como sócio da {empresa}, da qual nunca participei. Há outra pessoa com o mesmo nome.',
    resposta:
      'A publicação foi corrigida e a retificação publicada no mesmo lugar. A partir de agora, o cruzamento usa também parte do número do documento, para que homônimos não sejam confundidos.',
    pedido: 'Para distinguir as duas pessoas, diga em que documento e em que página seu nome aparece.',
    complemento: 'É a relação de {mes}, página {dias}, na linha da {empresa}.',
  },
  {
    onde: ['MD', 'ANVISA', 'IBAMA', 'CGU', 'autonomo', 'judiciario'],
    assunto: 1085,
    texto:
      'Solicito uma certidão para apresentar em processo seletivo e não encontro no site como pedir. A página leva a um endereço que não existe mais. O prazo do meu processo termina em {proximoMes}.',
    resposta:
      'A certidão foi emitida e enviada ao e-mail do cadastro. O endereço quebrado foi corrigido, e o pedido pode ser feito pelo catálogo de serviços, na letra C.',
  },
];
