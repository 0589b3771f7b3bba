/**
 * Words that mean the same to the person who asks. Each line is a group, written without accents; a
 * member of several words matches only if all of them are found. Abbreviations ('vc', 'oq') are not
 * synonyms: `consulta.ts` reads them.
 */
const GRUPOS = `
  prazo | demora | tempo de resposta | dias
  prorrogacao | prorrogar | adiar | estender prazo | mais prazo
  anonima | anonimo | sem identificar | sigilo | anonimato
  denuncia | denunciar | delatar | dedurar
  reclamacao | reclamar | queixa
  elogio | elogiar | agradecer | parabens
  sugestao | sugerir | ideia | proposta
  senha | password
  email | e-mail
  carta | correspondencia | correio
  entrar | acessar | logar | login
  gov.br | govbr
  codigo de acesso | chave de acesso | chave
  recurso | recorrer | contestar | apelar
  negado | negar | negativa | recusado | indeferido
  arquivada | arquivar | arquivamento | encerrada
  anexo | anexar | arquivo | foto | video | audio | documento
  tamanho | limite | maximo | quantidade
  texto | relato | letras | caracteres
  complementacao | complementar | completar | mais informacoes
  acompanhar | andamento | consultar | ver situacao
  protocolo | numero de protocolo | nup
  empresa | firma | cnpj | pessoa juridica
  atendimento | atendente | balcao | presencial
  telefone | ligar | telefonar
  avaliar | avaliacao | nota | satisfacao | pesquisa de satisfacao
  satisfeito | insatisfeito | gostar
  desistir | cancelar | apagar | excluir | retirar
  gratis | gratuito | pagar | custo | taxa | cobrar
  celular | smartphone | aplicativo | tablet
  libras | surdo | lingua de sinais
  cego | baixa visao | leitor de tela | acessibilidade
  comprovante | recibo | prova do registro
  autenticidade | verdadeiro | conferir | validar | falso
  rascunho | salvar | salvo | guardar o texto
  sessao | conectado | desconectado | expirar | cair
  dado pessoal | lgpd | privacidade
  identidade | identificar | nome | quem denunciou
  retaliacao | perseguicao | perseguido | represalia | vinganca | demitido | demissao
  assedio | importunacao | humilhacao | humilhar
  discriminacao | racismo | preconceito
  corrupcao | propina | desvio | fraude | irregularidade
  encaminhamento | encaminhar | mandar a outro orgao | transferir
  fim de semana | sabado | domingo
  feriado | carnaval | ponto facultativo
  noite | madrugada | 19h | 20h
  dado aberto | csv | planilha | baixar dado
  pedido de informacao | acesso a informacao | lai | sic
  documento | contrato | copia
  tarjamento | tarja | tarjar
  consentimento | autorizar | autorizacao
  burocracia | simplifique | desburocratizar | simplificar
  prefeitura | municipio | municipal | cidade
  remedio | medicamento | farmacia
  aposentadoria | aposentar | pensao | beneficio | previdencia
  imposto | tributo | restituicao | imposto de renda
  ambiental | meio ambiente | desmatamento | queimada | floresta
  escola | educacao | faculdade | ensino | enem | universidade
  saude | hospital | sus | posto de saude | vacina
  emprego | trabalho | desemprego
  exercito | militar | defesa | marinha | aeronautica | alistamento
  emergencia | urgente | urgencia | socorro
  chefe | superior | chefia | patrao
  receber | chegar | entregar
  reabrir | reabertura
  perfil | perfil de trabalho
  tipo errado | reclassificar | alteracao de tipo | mudanca de tipo
  esqueci | esquecer | lembrar | perdi | perder
  pessoalmente | presencial | balcao | ao vivo | falar com alguem
  mandar | enviar | remeter
  escolher | selecionar | responsavel
  demitido | mandado embora | dispensado
  corrigir | mudar | alterar | editar | trocar | atualizar
  aviso | avisar | notificacao | alerta
  travado | bloqueado | bloqueio | travou
  erro | nao funciona | problema | falha
  baixar | exportar | download
  pedido | requisicao
  ajuda | suporte | duvida
  medo | receio | protecao | seguranca
  descobrir | saber quem | revelar | vazar
  servidor | funcionario publico | funcionario
  obra | buraco | rua
  responder | resposta | retorno
  atraso | atrasado | vencido | demorado
  imprimir | impressao
  duplicado | repetido | mesma coisa
  sair | deslogar
  formulario | registro | registrar | cadastrar | abrir manifestacao
  manifestacao | demanda | ocorrencia | chamado
  governo | orgao | orgao publico
  descumprir | nao cumpriu | descumprimento
  decisao | julgamento | julgar | decidir
  instancia | grau de recurso
  cookie | rastreamento
  letra | fonte | zoom
  contraste | tela escura
  guarda | retencao | guardar | armazenar
  jornalista | imprensa
  calcular | simular | calculadora
  estatistica | numeros | painel | grafico | ranking
  vale a pena | compensa | adianta | vantagem | resultado
  balcao | guiche | presencial
  robo | maquina | chat | assistente
  cantada | cantar | assedio | assediar
  conserto | consertar | arrumar | reparo
  mal atendido | tratou mal | destratou | grosso | grosseria | maltratou
  pai | mae | avo | vo | filho | filha | parente | familia
  xingar | ofender | palavrao | xingamento
  advogado | procurador | procuracao
  roubo | roubar | furto | desviar | desvio
  loja | comercio | negocio | firma | empresa
  batendo | bater | agressao | agredir | apanhar | violencia
  golpe | estelionato | fraude
  escondido | segredo | secreto | sigilo | anonimo
  burocratico | papelada | exigencia
  cair | fora do ar | nao abre | travar
  medico | enfermeira | hospital | posto
  professor | aluno | escola
  parar | suspender | congelar | pausar | interromper
  recomecar | zerar | do zero | reiniciar
  passou | venceu | estourou | acabou | vencido
  pedaco | metade | parte | parcial | incompleto
  setor | area | unidade | departamento
  fechar | fecharam | encerrar | arquivar
  abrir | abriu | leu | visualizar
  gastar | gasto | despesa | custou
  salario | remuneracao | folha de pagamento
  copia | xerox | fotocopia
  cpf | documento | rg
`;

const normalizado = (grupo: string): readonly string[] =>
  grupo
    .split('|')
    .map((forma) => forma.trim())
    .filter(Boolean);

export const gruposDeSinonimos: readonly (readonly string[])[] = GRUPOS.trim().split('\n').map(normalizado);
