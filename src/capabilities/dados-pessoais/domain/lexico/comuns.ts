/**
 * Words of official texts that begin sentences, headings and names of bodies, and are nobody's
 * name. Words with the ending of a common word ('-ção', '-mente') need not be listed
 * (aparencia.ts).
 */
export const comuns = `
a o as os um uma uns umas ao aos em no na nos nas num numa por pelo pela pelos pelas para pra com sem sob sobre entre ate apos ante
desde contra perante segundo conforme consoante mediante durante exceto salvo que quem qual quais cujo cuja onde quando como porque pois
porem mas contudo todavia entretanto portanto assim logo entao tambem ainda ja nao sim nunca sempre jamais talvez apenas somente so
muito muita muitos muitas pouco pouca poucos poucas mais menos tao tanto quanto todo toda todos todas cada algum alguma alguns algumas nenhum nenhuma
outro outra outros outras mesmo mesma mesmos mesmas tal tais este esta estes estas esse essa esses essas aquele aquela aqueles
aquelas isto isso aquilo eu tu ele ela nos vos eles elas voce voces meu minha meus minhas teu tua seus suas nosso nossos nossas dele dela deles delas lhe
lhes me te se si comigo conosco ai aqui ali la ca hoje ontem amanha agora antes depois cedo tarde aproximadamente cerca embora caso
foi foram era eram ser sendo sido sou somos sao esta estao estava estavam estive esteve estar ha havia houve haver haja tem tenho temos tinha teve
tiveram ter tendo tido faz fez fazer feito feita vai vao vou ir indo pode podem podia poder deve devem devera devia quer querem
quero queria disse dizer diz dito dita pede peco pedir pediu solicito solicita solicitamos solicitei informo informa informamos informe
encaminho encaminha encaminhamos encaminhese venho viemos gostaria gostariamos recebi recebemos segue seguem agradeco agradecemos
aguardo aguardamos favor gentileza bom boa boas bem dia dias noite semana semanas mes meses ano anos hora horas minuto minutos
segunda terca quarta quinta sexta sabado domingo feira primeiro primeira segundo terceiro terceira quarto quinto ultimo ultima
proximo proxima anterior atual atuais novo nova novos novas grande grandes pequena maior menor melhor pior alto alta baixo baixa
brasil brasileiro brasileira brasileiros brasilia norte sul leste oeste nordeste sudeste sudoeste noroeste centro capital interior litoral
federal federais estadual estaduais municipal municipais nacional nacionais regional regionais local locais geral gerais publico publica publicos publicas
privado privada social sociais civil civis militar militares penal criminal eleitoral especial especiais superior superiores basico basica
tecnico tecnica tecnologico cientifico universitario universitaria escolar infantil juvenil medio fundamental rural urbano urbana
ambiental saude educacao ensino cultura esporte lazer turismo justica seguranca defesa economia fazenda trabalho emprego previdencia
assistencia transporte transportes transito obras habitacao saneamento meio ambiente agricultura pecuaria pesca industria comercio servico
servicos energia minas ciencia ciencias tecnologia comunicacoes mulher mulheres homem homens crianca criancas adolescente adolescentes idoso idosos pessoa pessoas
povo povos familia familias cidadao cidadaos cidada usuario usuarios servidor servidores funcionarios aluno alunos alunas professores
medicos trabalhador trabalhadores empregado empregados contribuintes eleitor eleitores consumidor consumidores passageiro passageiros
uniao estado estados municipio municipios distrito republica presidencia congresso camara senado deputados senadores
vereadores ministro ministros ministra governador prefeito secretarias tribunal corte vara policia bombeiros exercito marinha
aeronautica receita fisco tesouro patrimonio orcamento despesa despesas gasto gastos custo custos preco precos
valor valores saldo credito debito multa multas taxa taxas tarifa imposto impostos tributo salario salarios vencimento
subsidio diaria diarias passagem passagens contrato contratos convenio termo termos aditivo edital ata atas
pregao eletronico presencial dispensa inexigibilidade concorrencia tomada lote lotes item itens anexo anexos tabela tabelas quadro
grafico figura lista nota notas fiscal fiscais oficio memorando despacho parecer relatorio laudo certidao declaracao atestado recibo
comprovante guia formulario requerimento pedido pedidos resposta respostas recurso recursos denuncia denuncias reclamacao elogio sugestao
manifestacao protocolo processo processos prazo prazos data datas assunto assuntos resumo detalhe detalhes motivo motivos tema temas
objeto objetivo objetivos finalidade justificativa fundamento base legal artigo artigos inciso incisos paragrafo alinea capitulo
titulo secao livro parte anexa lei leis decreto decretos portaria constituicao codigo estatuto regimento regulamento norma normas
politica politicas plano planos projeto projetos meta metas acao acoes eixo diretriz diretrizes indicador indicadores resultado
resultados nivel niveis tipo tipos classe categoria grupo grupos serie faixa perfil modelo padrao versao sistema sistemas portal
site pagina paginas link senha login acesso dado dados arquivo arquivos documento documentos copia copias planilha imagem video foto
conta contas banco agencia cartao pix telefone celular mail email endereco cep bairro cidade rua avenida praca numero nome nomes
sobrenome cpf cnpj rg pis nis nit siape matricula cargo cargos funcao orgao orgaos entidade entidades empresa empresas instituicao unidade
unidades setor setores area areas equipe equipes comissao comite conselho grupo sede posto postos hospital escola creche casa predio sala
leito leitos vaga vagas fila filas consulta consultas exame exames cirurgia remedio remedios vacina vacinas medicamento medicamentos
merenda onibus linha linhas trem metro estrada ponte obra agua luz esgoto lixo coleta buraco calcada poda arvore arvores
iluminacao energia internet sinal torre barulho som praia rio mar serra mata floresta parque animais animal cachorro gato
lei deus senhor senhora senhores senhoras vossa excelencia senhoria ilustrissimo prezados prezadas caros caras oi ola
atenciosamente respeitosamente cordialmente obrigado obrigada att grato grata bom tudo nada algo alguem ninguem favor
reuniao pauta presentes ausentes abertura encerramento deliberacoes encaminhamentos convidados membros titulares suplentes suplente
quorum votos voto favoraveis contrarios eleicao posse mandato gestao janeiro fevereiro marco abril maio junho julho agosto setembro
outubro novembro dezembro natal pascoa carnaval feriado ferias recesso licenca inss sus mec cgu tcu ibge ifce ufc usp unb prf pf
ms mf mds mte mj lai lgpd sic esic siorg siafi sei nup cnpq capes fnde enem prouni fies sisu cadunico bpc caixa correios petrobras
anatel aneel anvisa ans antt anac ibama icmbio incra funai iphan ebserh embrapa fiocruz serpro dataprev bndes bacen
auxilio bolsa beneficio beneficios pensao aposentadoria abono seguro desemprego fgts irpf iptu ipva icms issqn vista fim inicio
apoio uso lado modo forma maneira vez vezes ponto pontos questao questoes problema problemas causa causas efeito vida morte
mundo pais terra tempo lugar ideia fato fatos verdade direito direitos dever deveres atraso demora falta erro erros falha falhas
aceite aguarde acesse clique consulte confira veja leia baixe envie escreva ligue compareca apresente anexe preencha assine
considerando considera resolve torna faco saber fica ficam revogam entra vigor nomeia exonera designa autoriza delega aprova altera dispoe institui
cria regulamenta ementa relatora interessada assinado eletronicamente autenticidade verificador crc codigo folha fls rubrica visto
tel fax ramal whatsapp horario atendimento expediente gratuito aberta aberto fechado fechada total parcial subtotal media mediana
percentual quantidade qtd qtde und descricao especificacao observacao obs situacao status ativo inativo sim nao vigente
senhores vitoria-regia cha arroz feijao leite carne frango ovos legumes frutas papel caneta tinta toner cadeira mesa
computador impressora veiculo carro moto caminhao combustivel gasolina diesel pneu peca pecas manutencao reforma
juros correcao monetaria indice inflacao renda per capita pib censo pesquisa amostra populacao habitantes domicilios
ensaio prova provas gabarito redacao disciplina disciplinas curso cursos turma turmas semestre bimestre calendario academico
graduacao mestrado doutorado bacharelado licenciatura engenharia medicina enfermagem pedagogia letras matematica fisica quimica
biologia historia geografia filosofia sociologia artes musica teatro danca psicologia farmacia odontologia veterinaria
economicas contabeis ingles espanhol portuguesa portugues lingua computacao estatistica arquitetura urbanismo
covid dengue zika gripe sarampo tuberculose cancer diabetes hipertensao pressao febre dor virus bacteria
cadastro inscricao selecao concurso etapa fase lista classificados aprovados convocados homologacao retificacao
ambos tres quatro cinco seis sete oito nove dez vinte trinta cem mil milhao milhoes bilhao metade dobro zero dois duas
guarda tutela curatela adocao divorcio casamento nascimento obito registro certidoes cartorio tabelionato alvara habite
vigilancia sanitaria epidemiologica zoonoses endemias agente agentes comunitario comunitaria comunitarios brigada plantao pronto socorro
urgencia emergencia ambulatorio enfermaria uti upa ubs caps cras creas samu bombeiro rodoviario rodoviaria
ferroviario aeroporto porto alfandega fronteira imigracao refugiado refugiados passaporte visto consulado embaixada
mensagem carta enviada recebida telefonema ligacao conversa agenda compromisso convite evento seminario congresso
oficina palestra curso capacitacao treinamento cartilha manual guia roteiro passo etapas duvidas perguntas frequentes
painel transparencia controle interno externa interna externo auditoria corregedoria ouvidoria ouvidorias integridade etica
conduta conflito interesses nepotismo assedio moral sexual discriminacao racismo violencia genero raca cor etnia
deficiencia acessibilidade inclusao diversidade igualdade equidade pobreza fome desigualdade moradia aluguel
lote quadra conjunto bloco apartamento andar torre condominio sindico assembleia taxa boleto fatura consumo medidor
hidrometro leitura vazamento cano esgotos pavimentacao asfalto drenagem enchente alagamento encosta deslizamento
reforco limpeza varricao capina entulho aterro reciclagem seletiva ecoponto feira mercado camelo ambulante quiosque
procon detran enel sabesp cemig copel coelba celpe cagece caema embasa compesa sanepar equatorial light sebrae senai senac sesc sesi senar inmetro dnit dnocs
sudene codevasf google facebook instagram youtube telegram uber ifood nubank itau bradesco santander vivo tim serasa spc
relato relatos bilhete bilhetes queixa queixas diploma diplomas curriculo curriculos contracheque contracheques holerite prontuario
prontuarios boletim ficha fichas exame exames receituario foto fotos cracha procuracao oitiva interrogatorio termos recado recados
notificacao citacao intimacao mandado peticao contestacao apelo minuta rascunho ficha dossie perfil autorretrato assinaturas testamento
audio audios gravacao print prints postagem comentario comentarios historico escala ponto frequencia avaliacao avaliacoes entrevista
vide cf idem ibidem apud et al sic ex via pro re in ad
`;
