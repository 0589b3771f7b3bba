/**
 * Words of other fields, without accents and in the singular; '*' is any ending. A question with one of them, and with no word of
 * the public service, is not for this help. Words that people also use of a public service (escola, carro, água, consulta) are left out.
 */
export const PALAVRAS_DE_FORA = `
  comida: bolo cenoura receitinha brigadeiro lasanha pizza pizzaria hamburguer churrasco feijoada macarrao macarronada strogonoff
  estrogonofe arroz feijao frango bife picanha carne peixe camarao sushi berinjela tomate cebola alho batata mandioca abobora
  banana maca limao abacate morango uva ovo leite queijo manteiga iogurte pao bisnaga sorvete
  chocolate pudim bolo_de mousse torta coxinha pastel tapioca cuscuz farofa molho tempero temper* cozinh* cozid* frit* assad* refog* forno
  airfryer fritadeira microondas liquidificador cafe cafezinho cerveja vinho cachaca drink caipirinha suco refrigerante
  vitamina sobremesa caloria dieta cardapio lanche sanduiche lanchonete delivery ifood rappi vegan* vegetarian*
  esporte: futebol flamengo corinthian* palmeira vasco fluminense botafogo cruzeiro atletico sao_paulo_fc selecao
  libertadores brasileirao campeonato campeao escalacao jogador goleiro placar tecnico_do neymar messi ronaldo
  nba ufc volei basquete natacao corrida_de maratona formula_1 jiu* academia musculacao treino abdominal hipertrofia whey
  creatina crossfit pilates yoga emagrec* 
  tempo: chover chuva_amanha chove_amanha temperatura previsao_do_tempo clima_amanha sol_amanha nublado frente_fria graus
  crenca: horoscopo signo de_leao de_touro de_virgem aries gemeos escorpiao sagitario capricornio aquario 
  ascendente taro tarot simpatia_pra simpatia_para macumba sonhar sonhei oracao reza rezar versiculo biblia salmo 
  padroeiro vidente cartomante numerologia mapa_astral
  lazer: filme cinema serie_nova netflix hbo disney globoplay prime_video novela atriz famos* fofoca bbb reality cantor
  cantora musica letra_da cifra violao guitarra piano ingresso_pro ingresso_para ingresso_do rock samba pagode sertanejo
  funk anitta youtube youtuber tiktok instagram facebook twitter spotify podcast videogame playstation xbox nintendo
  minecraft fortnite roblox free_fire game gamer joguinho piada charada meme karaoke carnaval_fantasia fantasia_de loteria
  mega_sena lotofacil quina jogo_do_bicho bet tigrinho poker baralho xadrez livro_de romance poesia poema
  viagem: viagem_para viagem_pro passagem_aerea passagem_barata hotel pousada airbnb resort praia passeio turismo turistico 
  mochilao cruzeiro aeroporto_de lisboa paris londres miami orlando disney cancun buenos_aires chile argentina espanha 
  italia franca alemanha japao toquio china australia gramado visto_americano
  compras: preco_do preco_de barato barata promocao cupom desconto_na shopee shein amazon mercado_livre magazine_luiza
  magalu casas_bahia aliexpress olx enjoei tenis_nike nike adidas vestido sapato bolsa_de calca camisa blusa roupa geladeira fogao
  sofa colchao guarda_roupa tv_de televisao motorola xiaomi notebook_bom celular_custo black_friday frete_gratis
  encomenda presente_para presente_de perfume maquiagem batom esmalte
  dinheiro: dolar euro bitcoin criptomoeda bolsa_de_valores investir investimento acoes_da poupanca cdb fii nubank picpay
  cartao_de_credito fatura score serasa spc limite_do_cartao emprestimo_pessoal financiamento_de juros_compostos consorcio
  conta_digital maquininha herdar heranca
  casa: pia ralo desentup* chuveiro torneira encanador eletricista pedreiro reforma_de reforma_do pintar tinta parede azulejo
  infiltracao mofo lavar_roupa maquina_de_lavar lava_loucas sofa_cama jardim plantar planta orquidea suculenta adubo horta
   barata_na_cozinha formiga cupim rato_em_casa faxina panela ventilador_de_teto ar_condicionado_btu decoracao decorar
  bicho: cachorro cadela gato gata gatinho filhote racao castrad* veterinari* passarinho papagaio hamster coelho aquario_de peixe_beta
  pulga carrapato 
  amor: namorad* namoro namorar paquera crush cantada_para cantada_pra traiu traicao traindo sogro cunhad* casamento noiva
  noivo madrinha padrinho cha_de_bebe convite_de convite_para tinder ciume saudade ex_namorad* separacao_do casal
  conquistar bebe_menina bebe_menino nome_de_bebe gravida gravidez
  saude: dor_de dor_nas dor_no dor_na febre tosse gripe enxaqueca sinusite alergia_a azia gastrite diarreia ansiedade insonia colesterol
  pressao_alta diabetes_pode sintoma dipirona paracetamol ibuprofeno amoxicilina antibiotico remedio_caseiro remedio_para vitamina_d
  calvicie espinha acne pele_oleosa penteado unha dente_siso clareamento silicone botox tatuagem menstruacao
  escola: matematica equacao bhaskara raiz_quadrada tabuada fracao porcentagem_de geometria triangulo circulo fotossintese mitose celula
  tabela_periodica quimica fisica_formula guerra_mundial revolucao_francesa idade_media imperio_romano dom_casmurro machado_de_assis
  lusiada camoes metafora adverbio conjugacao redacao_pronta redacao_sobre dever_de_casa licao_de_casa trabalho_de_escola
  planeta ingles_online curso_de_ingles traduz_para traduza sistema_solar lua galaxia dinossauro vulcao oceano capital_da capital_do populacao_da populacao_do quem_descobriu
  quem_inventou continente montanha espanhol frances alemao sinonimo_de antonimo
  maquina: wifi wi_fi roteador impressora epson windows linux word_com photoshop javascript html css wordpress
  chatgpt alexa siri bluetooth placa_de_video formatar antivirus 
  codigo_de_barras pneu motor_do oleo_do etanol bateria_do_carro cambio_automatico moto_honda fusca
  comida_2: panqueca nhoque risoto moqueca acaraje pamonha canjica pipoca salgadinho salada legume verdura couve brocolis espinafre pepino
  melancia abacaxi mamao maracuja goiaba jabuticaba coco amendoim castanha azeite vinagre farinha fermento acucar adocante gelatina
  leite_condensado doce_de bolinho pao_de rabada linguica salsicha presunto mortadela bacon peru_de nutella vodka gin whisky chopp
  churrasqueira marmita ceia jantar_romantico cafe_da_manha nutricional proteina carboidrato jejum_intermitente
  esporte_2: torcida torcedor estadio time_de time_do rodada gols artilheiro tabela_do_brasileirao olimpiada medalha surf skate ciclismo
  bicicleta_aro corredor_de chuteira luta_de boxe judo capoeira_como alongamento flexao agachamento gluteo
  lazer_2: seriado temporada_de episodio anime manga_online desenho_animado quadrinho super_heroi marvel batman harry_potter star_wars oscar
  grammy fa_clube discografia playlist sambista poeta pintor quadro_famoso museu_do_louvre teatro_em balada festa_de festa_infantil
  brincadeira_de brinquedo boneca lego quebra_cabeca sudoku caca_palavra jogar_no jogo_do joga_hoje
  viagem_2: pacote_de_viagem roteiro_de milhas aerea_para mochileiro camping cachoeira trilha ponto_turistico torre_eiffel
  compras_2: comprar_um comprar_uma onde_compro_um quanto_custa_um quanto_custa_uma marca_de custo_beneficio usado_em seminovo
  liquidacao boticario natura oculos_de mochila_de joia alianca anel brinco colar tenis_de
  maquina_2: placa_mae memoria_ram ssd hd_externo fone_de caixa_de_som tela_quebrada chip_da procv planilha_do_google macro_do powerpoint
  loop array git github docker react node_js php sql_server algoritmo programar_em programacao_em inteligencia_artificial_vai robo_aspirador
  drone impressao_3d gmail outlook hotmail icloud
  casa_2: lampada_queimada tomada_queimada disjuntor fechadura chave_da_porta vazamento_na_pia box_do_banheiro vidro_do_box cortina tapete
  almofada vela_aromatica incenso tirar_mofo telhado_de goteira ferrugem churrasqueira
  bicho_2: tartaruga cavalo galinha vaca abelha borboleta aranha lagartixa hipopotamo girafa elefante tubarao baleia papagaio calopsita
  amor_2: reconquistar relacionamento terminar_com pedir_em_namoro declaracao_de_amor flertar ficante lua_de_mel cha_revelacao amamentar
  desfralde enxoval mamadeira chupeta fralda berco parto_normal menopausa
  saude_2: garganta_inflamada garganta nariz_entupido ouvido_entupido resfriad* vomit* enjoo tontura caimbra coluna_travada calo hemorroida
  pedra_no_rim figado_gorduroso anemia tireoide calmante_natural emagrecedor ozempic minoxidil suplemento creme_para protetor_solar
  escola_2: sujeito_e_predicado crase_antes virgula_antes redacao_do gabarito vestibular questao_da questao_do prova_de_matematica
  algebra logaritmo seno cosseno teorema pitagoras newton einstein atomo molecula eletron dna genetica darwin celula_animal
  pre_historia feudalismo iluminismo napoleao hitler cleopatra farao egito grecia roma_antiga pedro_alvares dom_pedro
  descobrimento filosofia platao socrates aristoteles nietzsche abnt monografia slide
  geografia: mongolia canada mexico peru_capital colombia uruguai russia india africa europa asia antartida everest amazonas_rio rio_nilo
  fuso_horario moeda_do moeda_da bandeira_do hino_da
  sorte: gasolina_aditivada preco_da_gasolina jogo_de_tabuleiro aniversario_de feliz_aniversario cha_de cha_para tenis_nike show_d* piadinha advinha adivinh* curiosidade trava_lingua
`;

/** What ties a question to the public service or to this site: with one of them it is read as ours. */
export const DO_SERVICO_PUBLICO = `
  ouvidor* orgao orgaos governo* prefeit* ministerio* ministr* secretari* servidor* funcionari* public* federal municipal estadual
  manifest* denunci* protocol* recib* plataforma gov govbr lai lei leis transparen* cgu inss sus ibama anvisa mec rfb ifce ufpe cmri receita_federal sic
  policia* fiscal* vereador* deputad* licitac* concurso* escola* creche* universidade* faculdade* hospital* posto_de_saude upa medico medica medicos enfermeir*
  onibus rua* bairro* praca* obra* buraco* iluminac* lixo* chefe* assedi* corrupc* propina* desvi* fraud* simplifique sigilo* anonim*
  instancia* prorrog* complement* consentimento aposentad* autoridade* repartic* balcao guiche atendente* oficial
  merenda* viatura* autarquia* tribunal* justica procon multa* imposto* cidadao cidadaos cidada cidadania lgpd racis* discrimin* gastou gasto gastos diaria diarias
`;

/** Kinds of question that no help of a public service answers. */
export const JEITOS_DE_FORA: readonly RegExp[] = [
  /\bquem (?:ganhou|ganha|vai ganhar|descobriu|inventou|pintou|compos|canta|joga|foi o primeiro)\b/,
  /\bquem escreveu (?:o|a|os|as) /,
  /\bquanto (?:e|da|sao) (?:\d|um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|vinte|cem)\b/,
  /\bsignificado d[eo] (?:sonh|nome|palavra)|\bo que significa (?:sonhar|o nome)/,
  /\bcomo (?:se )?(?:diz|escreve|fala|pronuncia)\b.*\bem (?:ingles|espanhol|frances|alemao|italiano)/,
  /\b(?:vai|sera que|vou) (?:chover|fazer sol|fazer frio|nevar)\b/,
  /\bprevisao do tempo\b|\bque horas (?:sao|joga|passa o|comeca o)\b/,
  /\b(?:me )?(?:conta|conte|fala|diz) uma? (?:piada|historia|charada|curiosidade)\b/,
  /\breceitas? d[eoa] (?!medic|remedi|orcament|feder)\w+/,
  /\bletra da musica\b|\bresumo do (?:livro|filme|capitulo)\b|\bultimo capitulo\b/,
  /\b(?:melhor|melhores) (?:marca|raca|filme|serie|celular|carro|banco|cidade|praia|hotel|time|jogo|musica|livro|seguro|aplicativo de|site de|curso)\b/,
  /\b(?:voce|vc|tu) (?:e|eh|esta) (?:casad|solteir|feliz|gay|homem|mulher|bonit|real|triste)/,
  /\b(?:voce|vc|tu) (?:me ama|gosta de|tem (?:namorad|filho|pai|mae|sentiment)|come|dorme|mora)/,
  /\b(?:sua|seu|tua|teu) (?:cor|comida|time|filme|musica|signo|idade)\b/,
  /\bme empresta\b|\bcasa comigo\b|\bte amo\b|\bquer namorar\b/,
  /\b(\w)\1{4,}\b|\b(?:k{3,}|(?:ha){3,}|(?:rs){3,})\b/,
];

/** These are of another field even beside a word of ours: 'órgãos do corpo humano', 'protocolo de Montreal'. */
export const JEITOS_QUE_VENCEM: readonly RegExp[] = [
  /\bcorpo humano\b|\b(?:doar|doacao de|transplante de) orgaos?\b|\borgao (?:musical|eletronico|sexual)\b/,
  /\bprazo de (?:validade|entrega d[oa] (?:encomenda|produto|pedido|mercadoria)|gestacao|garantia)\b/,
  /\bprotocolo (?:de (?:montreal|quioto|kyoto|rede|internet|bluetooth|treino|cicatrizacao)|tcp|http|ip)\b/,
  /\bdenuncia vazia\b.*\b(?:aluguel|inquilin\w+|imovel)|\bcodigo (?:de barras|morse|da vinci|fonte|promocional)\b/,
  /\b(?:pedido|pedir em|proposta) (?:de )?(?:casamento|namoro|desculpas? (?:para|pra))\b/,
  /\brecursos? (?:natura\w+|renovave\w+|hidric\w+|estilistic\w+|linguistic\w+|humanos vaga)\b/,
  /\binforma\w+ nutriciona\w+|\bidentidade visual\b|\bsolicitacao de amizade\b|\bnota de corte\b/,
  /\bsugest\w+ de (?:presente|nome|filme|serie|livro|look|tema|musica|cardapio|restaurante|jogo|viagem|roupa|data)/,
  /\belogios? (?:para|pra|pro) (?:\w+ )?(?:namorad|espos|marid|mae|pai|amig|crush|mulher|homem)/,
  /\breclama\w+ (?:contra|da|do|de) (?:a |o )?(?:minha |meu )?(?:sogr|namorad|vizinha chat|cunhad|marid|espos)/,
  /\bsenha d[oae] (?:wi ?fi|cartao|celular|instagram|facebook|netflix|roteador|cofre|iphone|internet|banco|whatsapp|vizinh\w+|jogo|email)\b/,
  /\b(?:conta|perfil|cadastro|assinatura) (?:d[oa]|n[oa]) (?:instagram|facebook|netflix|nubank|spotify|tinder|tiktok|banco|itau|bradesco|gmail|google|uber|ifood|shopee)\b/,
  /\bpedido (?:d[oa]|n[oa]) (?:ifood|rappi|shopee|amazon|shein|mercado livre|loja|restaurante|pizza\w*)\b/,
  /\bsistema (?:solar|nervos\w+|digestiv\w+|respiratori\w+|operacional|imunologic\w+|metric\w+)\b/,
  /\bprocesso (?:seletivo|de (?:producao|fabricacao|fermentacao|fotossintese|evolucao|independencia))\b/,
  /\bpainel (?:solar|do carro|da moto|de tv|do roteador|de festa)\b|\bplataforma de (?:petroleo|jogo\w*|streaming)\b/,
  /\brelatos? de (?:viagem|parto|terror)\b|\bassuntos? (?:para|pra) (?:puxar|conversar)\b/,
  /\bclassificacao (?:indicativa|d[oa] (?:brasileirao|campeonato|serie|copa|formula))/,
  /\bmanual d[oa]s? (?:carro|moto|geladeira|tv|televisao|celular|maquina|lava|micro|fogao|playstation)/,
  /\bregistro d[oa] (?:torneira|chuveiro|agua vaz)|\banexo (?:da carta|do codigo penal|do gmail)/,
  /\brespostas? (?:da|do) (?:questao|exercicio|prova|quiz|livro|charada|gabarito)|\bquestao \d+/,
  /\barquivar (?:conversa|foto|chat)|\bencaminhar mensagem (?:no|do) whatsapp\b/,
  /\bsimulador de (?:financiamento|voo|corrida|aposentadoria privada|investimento)/,
  /\bcertificado de (?:curso|garantia|conclusao)|\bmodelo de (?:curriculo|contrato de aluguel|convite)/,
];

/** Two of these and the question is in another language. */
export const DE_OUTRA_LINGUA = new Set(
  `the what how is are my do does you your to in of where when who why can with this that have i am was for and please time best
  donde el los las cual cuanto cuando usted hola quiero hay mi esta estoy necesito gracias muy pero queda mas soy tengo y`
    .split(/\s+/)
    .filter(
      (palavra) => !['do', 'as', 'mas', 'esta', 'a', 'soy', 'to', 'las', 'am', 'i', 'time'].includes(palavra),
    ),
);
