import type { Modelo } from './modelo.ts';

export const reclamacoes: readonly Modelo[] = [
  {
    onde: ['INSS'],
    assunto: 1020,
    texto:
      'Minha perícia médica foi remarcada três vezes na agência {bairro}. A última data era {mes} e, quando cheguei, disseram que o perito estava de licença e que ninguém tinha como me avisar. Estou sem receber há {dias} dias e não consigo trabalhar por causa da coluna.',
    resposta:
      'A remarcação ocorreu por afastamento do perito, sem aviso aos segurados, o que foi uma falha nossa. Sua perícia foi antecipada para a agência mais próxima, com prioridade, e a data está no aplicativo. O pagamento será feito desde a data do requerimento. A agência passou a avisar por mensagem quando há mudança de agenda.',
    pedido: 'Para localizar o agendamento, informe o número do requerimento e a data da primeira perícia.',
    complemento: 'O requerimento é o {numero}. A primeira perícia estava marcada para o começo de {mes}.',
  },
  {
    onde: ['INSS'],
    assunto: 1019,
    texto:
      'Dei entrada na pensão por morte do meu marido há mais de {dias} dias e o pedido continua "em análise". Já levei a certidão de casamento duas vezes à agência {bairro}, e a cada vez pedem o mesmo papel. Ele contribuiu por 26 anos.',
    resposta:
      'O pedido estava parado à espera de uma certidão que já constava do processo. A análise foi concluída e a pensão concedida, com pagamento desde o óbito. Pedimos desculpas pela exigência repetida: a equipe da agência foi orientada a conferir os documentos já digitalizados antes de pedir outros.',
  },
  {
    onde: ['MS', 'estado', 'cidade'],
    assunto: 1003,
    texto:
      'O remédio de uso contínuo da minha mãe está em falta na farmácia do posto {bairro} desde {mes}. Ela tem 71 anos e toma a medicação há oito. Cada caixa custa {valor} na farmácia comum e não temos como comprar todo mês. Ninguém no posto sabe dizer quando volta.',
    resposta:
      'O desabastecimento ocorreu por atraso do fornecedor, que foi multado. Uma compra emergencial abasteceu a unidade {bairro} nesta semana, e a quantidade de dois meses foi reservada para a paciente. A situação do estoque de cada unidade pode ser consultada no portal da saúde, atualizada todos os dias.',
    pedido: 'Informe, por favor, o nome do medicamento, a dose e a data da última retirada.',
    complemento:
      'É para pressão e para o coração, um comprimido de 50 mg por dia. A última retirada foi em {mes}.',
  },
  {
    onde: ['estado', 'cidade', 'MS'],
    assunto: 1002,
    texto:
      'Espero há {dias} dias por uma ultrassonografia pedida pelo médico do posto {bairro}. Liguei várias vezes e a central diz que estou na fila, mas não informa a posição. No mês passado um vizinho com o mesmo pedido foi chamado em duas semanas.',
    resposta:
      'O pedido havia sido incluído sem a classificação de prioridade, o que atrasou a chamada. A correção foi feita e o exame está marcado; a unidade {bairro} entrou em contato para confirmar. A posição na fila passou a ser informada pelo telefone da regulação.',
  },
  {
    onde: ['IFCE', 'UFPE'],
    assunto: 1013,
    texto:
      'Fui aprovado no edital de auxílio permanência e até agora, {dias} dias depois do resultado, o pagamento não saiu. Moro em {cidade} e gasto {valor} por mês só de passagem. A coordenação diz que depende da reitoria e a reitoria diz que depende da coordenação.',
    resposta:
      'Os pagamentos do edital atrasaram porque parte das contas bancárias foi recusada pelo banco. A sua foi regularizada e os valores vencidos serão pagos junto com os deste mês. A partir de agora, contas recusadas serão avisadas por e-mail em até dois dias.',
  },
  {
    onde: ['IFCE', 'UFPE', 'MEC'],
    assunto: 1015,
    texto:
      'Colei grau em {mes} e ainda não recebi o diploma. O prazo informado era de 60 dias e já se passaram {muito}. Perdi uma vaga de emprego que exigia o documento registrado. O setor de registro não atende o telefone.',
    resposta:
      'O diploma foi registrado e está disponível em formato digital, com código de verificação, no sistema acadêmico. O atraso foi causado pela troca do sistema de registro; os {numero} diplomas que estavam na mesma situação foram emitidos. O setor atende também por mensagem, de segunda a sexta.',
  },
  {
    onde: ['MEC'],
    assunto: 1014,
    texto:
      'Tentei renegociar o financiamento estudantil pelo aplicativo durante {dias} dias e sempre aparece "tente mais tarde". O prazo da renegociação acabou e agora o banco diz que nada pode fazer. Quero pagar, mas o sistema não deixou.',
    resposta:
      'Os registros confirmam as tentativas dentro do prazo. Por isso a renegociação foi reaberta para o seu contrato por 30 dias, nas mesmas condições. A falha do aplicativo foi corrigida na versão deste mês.',
  },
  {
    onde: ['RFB'],
    assunto: 1055,
    texto:
      'Minha declaração está na malha por causa de despesas médicas de {anoAnterior}. Enviei os recibos há {dias} dias e não há nenhum andamento. A restituição de {valor} já deveria ter saído, e o atendimento por chat encerra sozinho.',
    resposta:
      'Os recibos foram analisados e aceitos. A declaração saiu da malha e a restituição será paga no próximo lote, com a correção devida. O encerramento do chat por inatividade passou de 3 para 10 minutos depois de reclamações como a sua.',
  },
  {
    onde: ['MTE'],
    assunto: 1022,
    texto:
      'Fui demitida em {mes} e meu seguro-desemprego foi negado porque consta um vínculo em uma empresa, a {empresa}, onde nunca trabalhei. Levei a carteira e o extrato ao posto {bairro} e pediram para esperar. Tenho dois filhos e nenhuma renda.',
    resposta:
      'O vínculo com a {empresa} foi lançado por erro de digitação de um número de inscrição e já foi excluído. O benefício foi liberado em cinco parcelas, a primeira na próxima semana. O posto foi orientado a corrigir casos assim no próprio balcão.',
  },
  {
    onde: ['cidade'],
    assunto: 1032,
    texto:
      'A calçada da {rua}, no {bairro}, está quebrada há {dias} dias depois de uma obra da prefeitura. Minha avó usa andador e precisa ir pela rua, no meio dos carros. A obra acabou e o entulho ficou.',
    resposta:
      'A equipe de conservação refez a calçada e retirou o entulho. A empresa responsável pela obra foi notificada e pagará o serviço. Para situações de risco, o telefone da defesa civil atende a qualquer hora.',
    pedido: 'Diga o ponto de referência ou o número mais próximo, para que a equipe localize o trecho.',
    complemento: 'Fica em frente ao número {numero}, perto da escola, do lado da sombra.',
  },
  {
    onde: ['cidade', 'estado'],
    assunto: 1028,
    texto:
      'O ônibus que liga o {bairro} ao centro deixou de passar às {hora}. Quem trabalha cedo espera mais de uma hora, e o seguinte já vem cheio. O aplicativo mostra o horário antigo. Somos muitos na parada todos os dias.',
    resposta:
      'A viagem das {hora} foi retirada por falta de motoristas e volta a circular a partir da próxima segunda. A empresa foi autuada por não avisar os passageiros, e os horários do aplicativo foram atualizados.',
  },
  {
    onde: ['cidade'],
    assunto: 1038,
    texto:
      'Há {dias} dias o caminhão do lixo não entra na {rua}, no {bairro}. O lixo fica na esquina, com mau cheiro e ratos. O motorista disse que a rua é estreita, mas ele sempre entrou.',
    resposta:
      'A coleta foi retomada com um veículo menor, às terças, quintas e sábados, depois das {hora}. A esquina foi limpa e desinfetada. O trajeto de cada dia está no site da prefeitura.',
  },
  {
    onde: ['cidade'],
    assunto: 1059,
    texto:
      'O IPTU da minha casa na {rua} subiu de um ano para outro e chegou a {valor}. A área construída está errada: a casa tem 74 metros e o carnê diz 174. Fui ao atendimento e pediram uma planta que não tenho.',
    resposta:
      'Uma vistoria confirmou 74 metros quadrados. O cadastro foi corrigido, o carnê reemitido com o novo valor e o que foi pago a mais virará crédito. Em pedidos de revisão de área, a vistoria substitui a planta.',
  },
  {
    onde: ['estado'],
    assunto: 1030,
    texto:
      'Paguei a renovação da habilitação em {mes} e o documento não chegou. No posto do {bairro} disseram que os Correios devolveram, mas ninguém sabe onde está. Sou motorista de aplicativo e estou parado há {dias} dias.',
    resposta:
      'O documento voltou por falta do complemento no endereço e estava guardado na sede. Foi entregue ao posto do {bairro}, onde pode ser retirado sem custo, e a versão digital foi liberada no mesmo dia.',
  },
  {
    onde: ['estado'],
    assunto: 1010,
    texto:
      'A escola estadual do {bairro} está sem professor de matemática desde {mes}. Os alunos do terceiro ano farão o exame nacional e são liberados duas horas mais cedo. A direção diz que já pediu a contratação.',
    resposta:
      'Uma professora temporária assumiu as turmas, e as aulas perdidas serão repostas aos sábados, com transporte. A seleção simplificada tem agora cadastro de reserva para que faltas assim sejam cobertas em até dez dias.',
  },
  {
    onde: ['CGU'],
    assunto: 1082,
    texto:
      'O Portal da Transparência está fora do ar sempre que tento baixar a planilha de despesas de {mes} de {anoAnterior}. O arquivo para em 90% e dá erro. Tentei em dois computadores e no celular, durante {dias} dias.',
    resposta:
      'O arquivo daquele mês estava corrompido depois de uma recarga de dados. Ele foi gerado outra vez e testado. Além disso, as planilhas passaram a ser oferecidas também em partes menores.',
    pedido: 'Diga qual navegador usou e copie a mensagem de erro, se ainda a tiver.',
    complemento:
      'Uso o navegador do próprio telefone. A mensagem diz só "falha na rede", depois de uns dois minutos.',
  },
  {
    onde: ['CGU'],
    assunto: 1085,
    texto:
      'Fui à unidade regional entregar documentos e esperei das {hora} até o fim da tarde. Havia três pessoas na minha frente e um só atendente, que ainda saiu para resolver outra coisa. Ninguém deu satisfação.',
    resposta:
      'No dia citado, dois servidores estavam de licença e o aviso de atendimento reduzido não foi colocado na entrada. A unidade passou a oferecer hora marcada e um canal para entrega de documentos pela internet.',
  },
  {
    onde: ['CGU', 'MD', 'IBAMA', 'ANVISA', 'MTE', 'RFB', 'judiciario', 'autonomo'],
    assunto: 1085,
    texto:
      'Liguei {pouco} vezes para a central de atendimento e a ligação cai depois da espera. Quando finalmente fui atendida, às {hora}, disseram que o sistema estava fora e que eu ligasse outro dia. É impossível resolver por telefone, e por e-mail ninguém responde.',
    resposta:
      'A central passou por troca de fornecedor e ficou com menos atendentes por duas semanas. O quadro foi recomposto e o tempo médio de espera voltou a menos de cinco minutos. Seu assunto foi resolvido pela equipe, que retornou a ligação.',
  },
  {
    onde: ['IBAMA'],
    assunto: 1035,
    texto:
      'Minha autorização para poda de árvore nativa no sítio em {cidade} está parada há {dias} dias. O galho está sobre o telhado e já quebrou telhas. O sistema mostra "aguardando distribuição" desde {mes}.',
    resposta:
      'O pedido foi distribuído e a autorização emitida, com a orientação de fazer a poda fora do período de nidificação. O atraso decorreu de uma fila única, agora separada: situações de risco são vistas primeiro.',
  },
  {
    onde: ['autonomo'],
    assunto: 1027,
    texto:
      'Paguei {valor} por um curso técnico que foi cancelado na véspera, em {mes}. Prometeram devolver em dez dias e já se passaram {dias}. Só recebo a mesma resposta automática.',
    resposta:
      'A devolução foi feita, com correção, na conta informada na inscrição. A turma foi reaberta para o próximo mês e você tem vaga garantida, se quiser, sem pagar diferença.',
  },
  {
    onde: ['judiciario'],
    assunto: 1082,
    texto:
      'O sistema de consulta processual pede certificado digital para ver um processo em que sou parte e que não corre em segredo. Antes bastava o CPF. Moro em {cidade} e não tenho como comprar o certificado, que custa {valor}.',
    resposta:
      'A exigência foi um erro de configuração depois da atualização de {mes}. A consulta por CPF e senha foi restabelecida, e o balcão virtual atende quem tiver dificuldade, por vídeo, em dias úteis.',
  },
];
