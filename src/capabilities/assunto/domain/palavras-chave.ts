/**
 * What people write when they mean a subject (ids of db/reference/14-assunto.json). Plurals and
 * gender are handled elsewhere; expressions of several words weigh more than single words. Words of
 * the subject's name need not be repeated here.
 */
export const palavrasChave: Readonly<Record<number, string>> = {
  // Saúde
  1001: 'posto de saúde, hospital, upa, ubs, pronto-socorro, emergência médica, médico, médica, enfermeira, fila do hospital, falta de médico, sus',
  1002: 'consulta médica, marcar consulta, marcar exame, consulta, exame, agendamento, especialista, fila de espera, regulação, ultrassom, ressonância, cardiologista',
  1003: 'remédio, medicamento, farmácia popular, insulina, receita médica, falta de remédio, medicação, farmácia',
  1004: 'vacina, vacinar, dose, caderneta de vacinação, campanha de vacinação, vacinado, imunização',
  1005: 'cirurgia, operação, internação, internado, leito, uti, fila da cirurgia, operar, transplante',
  1006: 'vigilância sanitária, restaurante sujo, comida estragada, alimento vencido, produto vencido, anvisa, higiene, mosquito, dengue, infestação',
  1007: 'plano de saúde, convênio médico, ans, operadora de saúde, cobertura do plano, reajuste do plano',
  1008: 'saúde mental, caps, psicólogo, psiquiatra, depressão, ansiedade, suicídio, dependência química, terapia',
  // Educação
  1009: 'vaga em creche, vaga na creche, vaga na escola, vaga escolar, matrícula, creche, matricular, transferência escolar, falta de vaga',
  1010: 'escola, professor, aula, ensino fundamental, ensino médio, aluno, diretora da escola, falta de professor, sala de aula, educação infantil',
  1011: 'universidade, faculdade, graduação, reitoria, campus, mestrado, doutorado, universidade federal, curso superior, vestibulando',
  1012: 'curso técnico, instituto federal, escola técnica, ensino técnico, ensino profissionalizante, ifce',
  1013: 'bolsa de estudo, prouni, bolsa de pesquisa, capes, cnpq, bolsista, auxílio estudantil, bolsa permanência, bolsa atrasada',
  1014: 'fies, financiamento estudantil, crédito estudantil, dívida do fies',
  1015: 'diploma, certificado de conclusão, histórico escolar, revalidação de diploma, reconhecimento de curso, colação de grau, emissão do diploma',
  1016: 'merenda, transporte escolar, ônibus escolar, alimentação escolar, lanche da escola, van escolar',
  1017: 'enem, vestibular, sisu, encceja, inep, prova do enem, nota do enem, redação do enem, gabarito',
  // Previdência
  1018: 'aposentadoria, aposentar, aposentado, inss, aposentadoria por idade, meu inss, benefício previdenciário',
  1019: 'pensão por morte, pensionista, viúva, viúvo, falecimento do segurado',
  1020: 'perícia médica, perito, perícia, auxílio-doença, incapacidade para o trabalho, laudo do perito, afastamento pelo inss',
  1021: 'tempo de contribuição, cnis, contribuição ao inss, extrato previdenciário, contagem de tempo',
  // Trabalho
  1022: 'seguro-desemprego, seguro desemprego, parcela do seguro, desempregado, demitido sem justa causa',
  1023: 'carteira de trabalho, ctps, carteira digital, registro na carteira, anotação na carteira',
  1024: 'patrão, empregador, horas extras, salário atrasado, sem carteira assinada, fiscal do trabalho, condições de trabalho, acidente de trabalho, direitos trabalhistas',
  1025: 'fgts, fundo de garantia, saque do fgts, saque-aniversário, saldo do fgts',
  1026: 'trabalho escravo, trabalho infantil, criança trabalhando, condições análogas, trabalho forçado, alojamento precário',
  1027: 'curso de qualificação, curso profissionalizante, capacitação profissional, qualificação, jovem aprendiz',
  // Transporte
  1028: 'ônibus, metrô, trem, passagem de ônibus, linha de ônibus, motorista do ônibus, ônibus lotado, ônibus atrasado, bilhete único, ponto de ônibus, transporte público',
  1029: 'rodovia, estrada, rodovia federal, acostamento, pedágio, dnit, buraco na rodovia, buraco na estrada, duplicação, sinalização da rodovia, buraco na br',
  1030: 'cnh, carteira de motorista, detran, habilitação, licenciamento do veículo, multa de trânsito, ipva, placa do carro, transferência do veículo, autoescola',
  1031: 'voo, avião, aeroporto, companhia aérea, passagem aérea, bagagem, anac, embarque, voo cancelado',
  1032: 'calçada, buraco na rua, buraco no asfalto, asfalto, faixa de pedestre, semáforo, ciclovia, sinal de trânsito, pavimentação, rua esburacada, lombada, buraco',
  // Meio ambiente
  1033: 'desmatamento, queimada, desmatando, incêndio na mata, floresta, corte de árvore, derrubada de árvores, ibama, fogo na mata, madeira ilegal, garimpo',
  1034: 'poluição, barulho, som alto, fumaça, esgoto no rio, rio poluído, mau cheiro, poluição sonora, música alta, perturbação do sossego, fábrica poluindo',
  1035: 'licença ambiental, licenciamento ambiental, estudo de impacto, área de preservação, obra sem licença ambiental',
  1036: 'maus-tratos, animal abandonado, cachorro, gato, animal ferido, maltratando animal, tráfico de animais, zoonoses, castração',
  1037: 'falta de água, esgoto, conta de água, vazamento de água, saneamento, água suja, esgoto a céu aberto, bueiro, cano estourado, abastecimento de água',
  1038: 'lixo, coleta de lixo, entulho, caminhão do lixo, lixo acumulado, varrição, limpeza da rua, terreno baldio, gari, coleta seletiva',
  // Segurança
  1039: 'policiamento, assalto, roubo, furto, viatura, falta de polícia, tráfico de drogas, ronda, delegacia, boletim de ocorrência, violência no bairro',
  1040: 'policial, abuso policial, policial militar, abordagem policial, guarda municipal, policial agrediu, violência policial, polícia rodoviária, polícia federal',
  1041: 'presídio, penitenciária, preso, detento, visita ao preso, cadeia, carcereiro, sistema prisional',
  1042: 'passaporte, identidade, rg, carteira de identidade, certidão, segunda via do rg, emissão do passaporte, documento de identidade',
  1043: 'violência doméstica, violência contra a mulher, lei maria da penha, medida protetiva, agressão do marido, delegacia da mulher, feminicídio, bateu na esposa',
  // Habitação
  1044: 'minha casa minha vida, casa própria, moradia, aluguel social, conjunto habitacional, sorteio de casas, financiamento da casa, programa habitacional',
  1045: 'escritura, regularização do terreno, usucapião, título de posse, lote irregular, regularização fundiária, incra, assentamento, posse da terra',
  1046: 'obra irregular, construção irregular, alvará, construção do vizinho, prédio com risco, habite-se, risco de desabamento, invasão de área pública',
  1047: 'iluminação pública, poste, lâmpada queimada, rua escura, poste apagado, luz da rua, falta de iluminação, luminária',
  // Assistência social
  22: 'auxílio, auxílio emergencial, auxílio gás, benefício negado, ajuda do governo, auxílio brasil, vale-gás',
  1048: 'bolsa família, cartão do bolsa família, benefício bloqueado, benefício cortado',
  1049: 'cadastro único, cadúnico, cras, cadastro único desatualizado, nis, atualização cadastral',
  1050: 'bpc, loas, benefício de prestação continuada, bpc negado, idoso de baixa renda',
  1051: 'deficiência, pessoa com deficiência, cadeirante, cadeira de rodas, rampa, pcd, autismo, autista, acessibilidade, surdo, cego, libras, vaga de deficiente',
  1052: 'idoso, idosa, pessoa idosa, terceira idade, asilo, estatuto do idoso, maus-tratos a idoso, abrigo de idosos, passe livre do idoso',
  1053: 'criança, adolescente, conselho tutelar, menor de idade, abuso infantil, exploração infantil, abrigo de menores, guarda da criança',
  1054: 'morador de rua, situação de rua, moradores de rua, população de rua, abrigo, albergue, centro pop',
  // Tributos
  1055: 'imposto de renda, irpf, restituição, malha fina, declaração do imposto, receita federal, declaração de ajuste',
  1056: 'cpf irregular, cpf pendente, cpf bloqueado, situação do cpf, tirar o cpf, emitir o cpf, inscrição no cpf, corrigir o cpf, atualizar o cpf, cadastro do cpf, cpf suspenso, regularizar o cpf, cpf cancelado, segunda via do cpf',
  1057: 'cnpj, mei, microempreendedor, abrir empresa, baixa da empresa, simples nacional, cadastro da empresa',
  1058: 'dívida ativa, parcelamento, pgfn, refis, dívida com a união, certidão negativa, protesto da dívida, negociar dívida',
  1059: 'iptu, iss, itbi, taxa de lixo, taxa municipal, carnê do iptu, valor venal, imposto do imóvel',
  1060: 'sonegação, sonegar, sem nota fiscal, nota fiscal, caixa dois, não emite nota, contrabando, empresa de fachada',
  // Servidores
  539: 'servidor, irregularidade, funcionário público, servidor fantasma, funcionário fantasma, ponto falso, falta ao trabalho, fraude no ponto, desídia',
  1061: 'concurso, concurso público, edital, candidato, nomeação, convocação dos aprovados, processo seletivo, inscrição do concurso, cotas no concurso, prova do concurso',
  1062: 'salário do servidor, remuneração, contracheque, folha de pagamento, gratificação, supersalário, salário dos servidores, diárias, auxílio-alimentação, penduricalho',
  1063: 'teletrabalho, home office, jornada, carga horária, ponto eletrônico, horário de expediente, folha de ponto, expediente',
  1064: 'mal atendido, grosseria, atendente grosseira, atendente, falta de educação, funcionário grosso, destratado, grosseiro, elogiar o servidor, servidor atencioso',
  1065: 'acúmulo de cargos, dois cargos, dois empregos públicos, acumula cargos, acumulação ilegal, dois vínculos',
  1066: 'conflito de interesses, empresa do servidor, sócio de empresa contratada, quarentena, atividade privada, lobby',
  // Licitações
  1067: 'licitação, pregão, compra pública, edital de licitação, dispensa de licitação, licitação direcionada, licitação fraudada, cartel, superfaturamento, preço acima do mercado',
  1068: 'contrato, execução do contrato, empresa contratada, aditivo, terceirizada, fiscal do contrato, serviço não prestado, contrato descumprido',
  1069: 'convênio, repasse, recursos federais, verba federal, emenda parlamentar, prestação de contas, fundeb, transferência de recursos',
  1070: 'obra parada, obra pública, obra inacabada, obra abandonada, obra atrasada, construção parada, obra superfaturada',
  // Corrupção
  1071: 'propina, suborno, pediu dinheiro, cobrou por fora, cobrança por fora, pagamento por fora, corrupção, cafezinho para liberar, rachadinha',
  1072: 'desvio de dinheiro, desvio de verba, desviou dinheiro, roubo de dinheiro público, peculato, desvio de recursos, bens públicos, carro oficial, desvio de combustível, desvio de merenda',
  1073: 'fraude em benefício, recebe benefício indevidamente, fraude no inss, falsa declaração, benefício fraudado, recebe bolsa família sem precisar, documento falso, fraude no seguro-desemprego',
  1074: 'nepotismo, parente, parentes, nomeou a esposa, nomeou o filho, contratou o irmão, sobrinho no cargo, esposa do prefeito, cunhado',
  1075: 'abuso de autoridade, uso do cargo, uso indevido do cargo, favorecimento, carteirada, tráfico de influência, campanha eleitoral, uso da máquina, favorecer amigos',
  // Assédio e discriminação
  1076: 'assédio moral, humilhação, humilha, chefe grita, perseguição no trabalho, constrangimento, humilhado, ameaça do chefe, xingamento',
  1077: 'assédio sexual, importunação, cantada do chefe, toque sem consentimento, passou a mão, convite sexual, favores sexuais, abuso sexual',
  1078: 'racismo, injúria racial, racista, ofensa racial, discriminação racial, negro, cor da pele',
  1079: 'discriminação, preconceito, homofobia, transfobia, intolerância religiosa, discriminado, xenofobia, lgbt, capacitismo',
  1080: 'retaliação, represália, perseguido por denunciar, denunciei, vingança, punido por denunciar, depois que denunciei, demitido por denunciar',
  // Serviços digitais
  1081: 'gov br, conta gov, selo prata, selo ouro, nível da conta, senha do gov, login do gov, recuperar a conta, reconhecimento facial',
  1082: 'site fora do ar, aplicativo, erro no site, erro no sistema, sistema fora do ar, página não abre, não consigo acessar, tela de erro, app travando, aplicativo travando, portal',
  1083: 'leitor de tela, acessibilidade do site, contraste, acessibilidade digital, site sem acessibilidade, sem audiodescrição, legenda',
  1084: 'dados pessoais, vazamento de dados, lgpd, privacidade, divulgaram meus dados, uso dos meus dados, encarregado de dados',
  // Cidadania e consumo
  57: 'procon, consumidor, cobrança indevida, produto com defeito, direito do consumidor, propaganda enganosa, operadora de telefonia, empresa não devolve, conta de luz, banco, empréstimo consignado, telefonia, internet ruim',
  731: 'lei de acesso, acesso à informação, cópia do processo, pedido de informação, cópia de documento, lai, dados abertos, transparência',
  1085: 'atendimento, fila, demora no atendimento, balcão, horário de atendimento, telefone não atende, ninguém atende, agência fechada, senha de atendimento, espera',
  1086: 'ouvidoria, participação social, conselho municipal, audiência pública, consulta pública, resposta da ouvidoria, conselho de políticas',
  1087: 'direitos humanos, tortura, indígena, quilombola, refugiado, imigrante, disque 100, tráfico de pessoas, povos tradicionais',
  1088: 'museu, patrimônio histórico, lei rouanet, edital de cultura, biblioteca, tombamento, tombado, artista, teatro, cultura, prédio histórico',
  1089: 'quadra de esportes, esporte, ginásio, praça, parque, academia ao ar livre, bolsa atleta, campo de futebol, lazer, parquinho',
  // The subject for everything else: the person chooses it, it is never suggested.
  1090: '',
};
