/**
 * How people ask for the texts that come with the product, in their own words and spelling:
 * searched, never shown. Kept apart from the texts, so that no browser loads it. Each line is the
 * key of a text, then the ways of asking for it.
 */
const OUTRAS_FORMAS = `
  manual:comecar = como entro na minha conta | primeiro acesso | fazer login | entrar com gov br | acessar o sistema
  manual:registrar-manifestacao = como faco uma reclamacao | passo a passo pra reclamar | como denuncio | quero reclamar | mandar minha queixa | etapas do registro | preencher o formulario
  manual:pedir-informacao = pedir documento publico | pedir dados do governo | quero saber quanto gastaram | pedido lai | ver um contrato
  manual:rascunhos = perdi o que escrevi | continuar depois | salvar pra terminar amanha | caiu a internet no meio
  manual:comprovante-e-protocolo = numero que me deram | provar que mandei | recibo do registro | onde acho o protocolo | imprimir comprovante
  manual:codigo-de-acesso = denuncia sem nome | codigo que apareceu | perdi o codigo | acompanhar denuncia anonima | chave da denuncia
  manual:acompanhar = ver andamento | como ta meu caso | ja responderam | status da reclamacao | o que quer dizer a situacao
  manual:complementar = pediram mais informacao | responder o orgao | mandar o que faltou | completar a reclamacao
  manual:consentimento = pediram autorizacao | querem passar meu nome | autorizo ou nao | se eu nao autorizar
  manual:depois-da-denuncia = deu em alguma coisa | resultado da denuncia | o que a corregedoria decidiu | pediram pra saber quem eu sou | quem quer saber meu nome | numero do processo da denuncia
  manual:prazos = tabela de prazos | todos os prazos | quanto tempo demora cada coisa | quantos dias pra tudo
  manual:recorrer = quero recorrer | contestar a resposta da lai | negaram o pedido | nao responderam meu pedido de informacao | apelar
  manual:avaliar = dar nota | avaliar o atendimento | pesquisa de satisfacao | opiniao sobre a resposta
  manual:perfis = o que faz o gestor | o que faz o respondente | tipos de usuario da ouvidoria | permissoes de cada perfil | diferenca entre gestor e atendente
  manual:pedido-da-pessoa = registrar recurso no balcao | pessoa mandou carta | recurso por carta | recurso de papel | cidadao ligou para recorrer | agir em nome da pessoa
  manual:filas = onde vejo as demandas pra tratar | caixa de entrada da ouvidoria | lista de trabalho | manifestacoes vencendo | filtrar demandas
  manual:triar-e-analisar = como trato uma manifestacao | fazer a triagem | analisar demanda recebida | assumir analise
  manual:area-interna = pedir subsidio ao setor | tramitar | mandar pra area responder | cobrar a area
  manual:responder = como respondo o cidadao | escrever a resposta conclusiva | modelo de resposta | enviar resposta ao manifestante
  manual:prorrogar = como prorrogo o prazo | pedir mais prazo | estender prazo de resposta
  manual:encaminhar = mandar a demanda pra outro orgao | nao e da nossa competencia | repassar manifestacao
  manual:arquivar-e-reabrir = arquivar manifestacao | reabrir manifestacao arquivada | encerrar demanda
  manual:identidade-do-denunciante = ver quem denunciou | abrir dados do denunciante | proteger o denunciante
  manual:desfecho = registrar o resultado da apuracao | informar nup | contar ao denunciante o que deu | numero do processo sei
  manual:balcao = pessoa sem cpf | estrangeiro no balcao | passaporte | rnm | procuracao | veio em nome de outra pessoa | representante legal
  manual:avisar-de-outro-modo = registrar ciencia | o email do cidadao voltou | avisar por carta | carta com ar | cidadao sem email
  manual:tratar-recursos = julgar recurso | decidir recurso | admissibilidade | incidente de correcao
  manual:entregar = entregar o que foi prometido | cumprir decisao de recurso | fila de entregas | registrar a entrega da informacao
  manual:guarda-e-eliminacao = quando posso apagar casos antigos | eliminar manifestacoes antigas | temporalidade dos documentos | guarda judicial de um caso
  manual:tarjamento = tarjar pdf | cobrir cpf do documento | esconder dados no pdf | ocultar dado pessoal
  manual:restricao-de-conteudo = tirar um pedido da busca publica | esconder registro | ocultar resposta publicada
  manual:administracao = cadastrar usuario | configurar o orgao | relatorios do orgao | dar acesso a colega | cadastrar feriado
  prazo:ouvidoria = quanto demora a ouvidoria | quando vao me responder | quantos dias pra responder a reclamacao | prazo da denuncia | ate quando tem que responder
  prazo:acesso = prazo da lai | quantos dias pra responder pedido de informacao | quanto demora o pedido de acesso | prazo do sic
  prazo:complementar = quantos dias tenho pra completar | prazo pra responder o orgao | ate quando mando o que pediram
  prazo:consentimento = quantos dias pra autorizar | prazo pra dar consentimento | ate quando posso autorizar
  prazo:recorrer = quantos dias pra recorrer | ate quando posso recorrer | prazo do recurso
  prazo:decidir-recurso = quanto demora o recurso | quantos dias pra julgar o recurso | ninguem julgou meu recurso | prazo da cgu pra decidir
  prazo:reclamacao = nao responderam meu pedido de informacao | prazo pra reclamar da falta de resposta | quando abre a reclamacao por omissao
  prazo:desclassificacao = quanto demora pra abrir documento secreto | prazo pra decidir desclassificacao | quantos dias pra tirar o sigilo
  prazo:revisao = prazo da revisao | pedido virou ouvidoria
  prazo:area-tecnica = prazo da area | quantos dias a unidade tem
  prazo:contagem = conta fim de semana | conta sabado e domingo | dias uteis | quando comeca a contar | cai no domingo
  servico:reclamacao = quero reclamar | fui mal atendido | demora no atendimento | ninguem resolve | servico pessimo | fila enorme | me trataram mal | falta remedio | falta medico | nao atendem o telefone | ja fui la varias vezes
  servico:denuncia = quero denunciar | servidor roubando | funcionario fantasma | vi um desvio | ponto falso | nepotismo | licitacao fraudada | pediu dinheiro pra atender
  servico:elogio = quero elogiar | fui bem atendida | agradecer um servidor | parabenizar
  servico:sugestao = tenho uma ideia | quero sugerir | propor melhoria
  servico:solicitacao = quero pedir uma providencia | pedir conserto | preciso que facam um servico | pedir atendimento
  servico:simplifique = muita burocracia | pedem documento demais | facilitar o servico
  servico:acessoAInformacao = quero uma informacao do governo | pedir dados publicos | quanto gastaram | copia de contrato | salario de servidor
  pagina:/ = voltar pro inicio | pagina principal do site
  pagina:/orgao = telefone da ouvidoria | endereco do orgao | lista de ouvidorias | qual o email da ouvidoria | horario de atendimento do orgao
  pagina:/manifestacao/consultar = consultar protocolo | ver minha denuncia anonima | ver andamento sem entrar | acompanhar pelo numero
  pagina:/manifestacao = ver o que eu mandei | minhas queixas | minhas solicitacoes
  pagina:/manifestacao/consultarlai = ver meu pedido de informacao | ver meu recurso
  pagina:/principal = minha area | minha pagina | onde ficam meus rascunhos
  pagina:/usuario/meucadastro = mudar meu email | mudei de casa | trocar telefone | trocar de whatsapp | corrigir meu nome
  pagina:/login = fazer login | entrar na conta | tela de entrada
  pagina:/busca = ver pedidos de outras pessoas | alguem ja pediu isso | pesquisar respostas publicas
  pagina:/busca/decisoes = decisoes da cgu | decisoes da cmri | casos parecidos | jurisprudencia de recursos
  pagina:/informacoes-classificadas = o que e segredo no governo | lista de documentos secretos | rol de informacoes sigilosas | quais documentos estao em sigilo
  pagina:/eliminacoes = quando apagam minha reclamacao | edital de eliminacao de documentos | o que o orgao vai destruir
  pagina:/desclassificacao/pedir = pedir pra abrir documento secreto | tirar o segredo de um documento | pedir desclassificacao sem conta
  pagina:/dadosabertoslai = baixar todos os pedidos | base completa | dados para pesquisa | arquivo com tudo
  pagina:/dados-abertos-ouvidoria = baixar reclamacoes | base da ouvidoria | arquivo com as manifestacoes
  pagina:/painel/resolveu = ranking dos orgaos | qual orgao responde mais rapido | quantas reclamacoes | pior orgao | numeros da ouvidoria
  pagina:/painel/lai = ranking da lai | quantos pedidos sao negados | numeros de pedidos | orgao que mais nega
  pagina:/simulador-de-prazos = quando vence | calcular quantos dias | fazer a conta do prazo
  pagina:/manual = manual em pdf | como usar o site | aprender a usar
  pagina:/perguntas-frequentes = duvidas comuns | perguntas e respostas
  pagina:/acessibilidade = sou cego | leitor de tela | site acessivel
  pagina:/mapadosite = todas as paginas | nao acho uma pagina
  pagina:/about = o que e este site | quem fez o site
  pagina:/termos-de-uso = o que fazem com meus dados | regras do site | termo de uso | privacidade
  pagina:/recibo/verificar = ver se o recibo e falso | conferir qr code | comprovante e verdadeiro
  pagina:/assistente = falar com o robo | tirar duvida no chat
`;

const porNome: ReadonlyMap<string, readonly string[]> = new Map(
  OUTRAS_FORMAS.trim()
    .split('\n')
    .map((linha) => {
      const [nome = '', formas = ''] = linha.split(' = ');
      return [nome.trim(), formas.split('|').map((forma) => forma.trim())] as const;
    }),
);

export const outrasFormasDe = (nome: string): readonly string[] => porNome.get(nome) ?? [];

export const nomesComOutrasFormas: readonly string[] = [...porNome.keys()];
