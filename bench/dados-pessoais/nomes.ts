/**
 * Made-up names. The reserved ones were written separately and are used only in the reserved
 * templates; the rare ones among them were never added to the scan's dictionary.
 */
export interface Nomes {
  readonly prenomes: readonly string[];
  readonly sobrenomes: readonly string[];
  readonly prenomesRaros: readonly string[];
  readonly sobrenomesRaros: readonly string[];
}

const lista = (texto: string): readonly string[] => texto.trim().split(/\s+/);

export const nomesDeAjuste: Nomes = {
  prenomes:
    lista(`Maria José Ana João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo Bruno
    Eduardo Felipe Raimundo Rodrigo Manoel Mateus André Fernando Fábio Leonardo Gustavo Guilherme Leandro Tiago Anderson
    Ricardo Márcio Jorge Sebastião Alexandre Roberto Edson Diego Vítor Sérgio Cláudio Geraldo Adriano Júlio Renato Alex Vinícius
    Rogério Samuel Ronaldo Mário Igor Joaquim Douglas Davi Danilo Wesley Francisca Antônia Adriana Juliana Márcia Fernanda
    Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Vera Vitória Larissa
    Cláudia Beatriz Rita Luana Sônia Renata Eliane Josefa Simone Natália Cristiane Carla Débora Rosângela Jaqueline Rosa Daniela
    Aparecida Marlene Terezinha Raimunda Andréia Fabiana Lúcia Raquel Ângela Rafaela Joana Luzia Elaine Alice Helena Zélia
    Iracema Jurandir Ubirajara Kenji Yumi Giovanni Chiara Heinrich Samira Youssef Wellington Claudineia Edinalva Josivaldo Valdirene`),
  sobrenomes:
    lista(`Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes
    Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos
    Gonçalves Santana Teixeira Araújo Pinto Cavalcante Correia Castro Monteiro Moura Batista Campos Cunha Azevedo Barros
    Duarte Farias Figueiredo Fonseca Garcia Guimarães Leite Macedo Magalhães Medeiros Melo Miranda Morais Moraes Neves Nogueira
    Pacheco Paiva Peixoto Pessoa Pimentel Pinheiro Pires Queiroz Reis Sales Sampaio Siqueira Tavares Teles Torres Vasconcelos
    Xavier Yamamoto Tanaka Rossi Schmidt Haddad Bianchi Müller Kowalski D'Ávila Sant'Anna Albuquerque Bezerra Coutinho Damasceno`),
  prenomesRaros:
    lista(`Cleudiomar Rosicléa Wandercy Ozivânia Marquilene Jucivânia Edilamar Tarcylane Jhonnatas Kauanny Ariclenes Vandergleison
    Uélinton Gleicykelly Lindjane Adervan Zoroastra Idemilson Nadson Aurisvan`),
  sobrenomesRaros:
    lista(`Quaglia Trubetz Pachelli Wroblewski Odebrandt Zuccarello Ibraimovic Cavaggioni Szpilman Vantroba Bruxelheim Tikuna Guajajara
    Nhandeva Okubaro Fittipalde Ghazale Andreatti Mollinedo Haruyama`),
};

/** Reserved at first, later looked at: now used for tuning too. */
export const outrosNomesDeAjuste: Nomes = {
  prenomes:
    lista(`Abelardo Adelaide Agnaldo Alcides Aldenora Alzira Amélia Anselmo Aristides Arlete Augusta Aurélio Benedita Benício
    Berenice Caetano Cássia Cecília Célio Clarice Cleide Clóvis Conrado Cristóvão Dagmar Dalva Damião Dirceu Domingas Doralice
    Edilson Edith Efigênia Elisângela Eloá Emanuelly Enzo Esmeralda Estêvão Eulália Evaristo Felícia Flávio Genival Geovana Gertrudes
    Gilberto Giovana Glória Graziela Heitor Heloísa Hermínio Hildebrando Hugo Inácia Iolanda Isadora Ivanilda Jacira Janaína Jandira
    Jonas Josué Juçara Kátia Kelly Laércio Lavínia Leocádia Lindomar Lívia Lourival Ludmila Lurdes Maitê Marilda Maurício
    Milena Moacir Murilo Nair Neusa Nivaldo Odete Olga Osvaldo Otávio Quitéria Rebeca Regina Rivaldo Rômulo Rosilene Ruth
    Severino Sheila Socorro Solange Suely Sueli Taís Tereza Thiago Valdemar Valéria Vicente Wanda Yasmin Zilda Hiroshi Akemi Lorenzo
    Pietra Klaus Ingrid Nadir Salim Jamile Moema Peri`),
  sobrenomes:
    lista(`Abreu Aguiar Amaral Amorim Antunes Aragão Arruda Assis Bandeira Barreto Bastos Borges Braga Brandão Brito Bueno
    Cabral Caldas Camargo Carneiro Cavalcanti Chaves Coelho Cordeiro Cruz Dantas Diniz Dutra Esteves Falcão Feitosa Ferraz
    Fontes França Franco Furtado Galvão Gama Godoy Gouveia Guedes Guerra Holanda Jardim Lacerda Leal Leão Lemos Lins Loureiro Lucena Luz
    Maciel Maia Marinho Matos Meireles Mendonça Menezes Mota Muniz Nóbrega Novaes Padilha Paixão Parente Penha Porto Prado Quadros Ramalho
    Rangel Rego Rezende Rios Saldanha Salgado Saraiva Serra Simões Sobral Toledo Trindade Valença Vargas Vaz Veloso Viana Vidal Vilela
    Nakamura Watanabe Ferrari Zanetti Schneider Becker Khoury Abdalla Novak D'Angelo`),
  prenomesRaros:
    lista(`Ruanderson Kléverton Dorisvânia Juscimar Aldinêz Wescleyton Mizaela Tauãne Gildevânia Eurípia Arquelau Bonfilho Clidenor
    Deuzânia Ednólia Francinéia Gersomina Hozana Itaguaraci Jovêncio Kemuel Lauanny Maxsander Naftalina Oneildo Prisciliana Quelimar
    Rosivalda Serapião Tenilson Urquiza Valcleide Wanubya Xirlene Yandra Zuleno Cauê-Luan Lizbeth Anahíra Potyguara`),
  sobrenomesRaros:
    lista(`Abramczuk Bertazzoli Chiavenatto Dallabrida Eichenberg Fagundini Grzybowski Hatzenberger Iwashita Jankowiak Kirchgassner
    Lachowski Mazurkiewicz Nardoni Olszewski Piacentini Quinderé Rzepka Sgrignolli Tascheri Ueharada Vendruscolo Wiszniewski Yonekura
    Zawadzki Xukuruá Krahôkan Apinajéa Boldrighini Casteluci Mbaraká Pirajuí Bracarense Caribaldi Demontier`),
};

export const nomesReservados: Nomes = {
  prenomes:
    lista(`Acácio Adalgisa Ademir Aílton Albertina Alessandra Amarildo Anselma Arnaldo Áurea Baltazar Bernadete Brígida Cândida Carlota
    Cícero Clemência Cleonice Cosme Dalila Delfina Dioclécio Djalma Edivânia Eduarda Elói Epitácio Ercília Ester Eustáquio Evandro Fabrício Fátima
    Filomena Firmino Francisca Genésio Gildete Gonçalo Greice Haroldo Hilda Hortência Ícaro Irene Isaura Itamar Ivone Jair Jeferson Jerônimo Joelma
    Jonatas Josimar Juarez Julieta Karina Lázaro Leila Leônidas Lídia Lisandra Lourenço Luciene Magda Manuela Marcílio Matilde Mirtes Nelson Neide
    Nilton Noêmia Ofélia Orlando Palmira Pâmela Priscila Quirino Ramiro Reginaldo Romilda Rosana Rubens Salete Saulo Selma Silvana Tarcísio Telma
    Ulisses Valmir Verônica Vilma Viviane Waldir Xênia Yara Zenaide Zuleica Sayuri Takeshi Bianca Enrico Otto Frida Karim Leila Iberê Jaciara`),
  sobrenomes:
    lista(`Alencar Alvarenga Amâncio Anjos Aquino Ávila Azambuja Balbino Barcelos Benevides Bispo Bittencourt Botelho Branco Calado Caminha Canuto
    Carmo Castilho Cerqueira Chagas Cintra Colares Cordovil Coimbra Crespo Delgado Domingues Drummond Espíndola Estrela Evangelista Faria Félix
    Figueira Florêncio Fraga Frota Gadelha Gaspar Góes Gouvêa Gurgel Gusmão Hilário Inácio Jacinto Júnior Justino Ladeira Lago Lessa Linhares
    Lobo Lustosa Malta Maranhão Mascarenhas Mesquita Montenegro Naves Noronha Ornelas Palhares Passos Patrício Pedrosa Peçanha Pontes
    Quaresma Quintela Ribas Romero Rosário Ruas Sá Salazar Sarmento Seixas Serpa Severo Sodré Tenório Tinoco Uchoa Valadares Ventura Veras Zago
    Hoffmann Weber Krüger Moretti Bertoni Sakamoto Fujita Nasser Farah Petrov`),
  prenomesRaros:
    lista(`Abdoral Belmarino Cidenilson Deocleide Edmarcos Felisvânia Gleydiston Heliézer Iranildes Joscivânia Kerollyn Ludenilson Marciléia
    Nildemar Ozineth Poliônio Quezilda Raylander Sirlânia Teógenes Uilma Vicentônio Waldenuza Ysmênia Zildaíra Cauanne Thayllon Rhuan Djenyffer
    Moacira Aracélia Tupiara Jaciendel Inaiê Kaluanã`),
  sobrenomesRaros:
    lista(`Andreazza Baggenstoss Cittadella Dembinski Eberhardt Frasseto Giacobbo Herzmann Ishizuka Juszczak Kozlowski Lovatel Mazziero Niedermayer
    Ostrowski Pagnoncelli Radünz Scandolara Trzeciak Umbuzeiro Venturelli Wasilewski Yoshinaga Zattera Guaicuru Tremembé Aruak Manoki Zoé
    Khalaf Mansurano Delacorte Fontainha Saboiano`),
};

/** Foreign names, with the particles that join their words. */
export const nomesDeFora: readonly string[] = [
  'Mohammed Al-Fayed',
  'Nguyen Thi Lan',
  'Omar El Hassan',
  'Yossi Ben David',
  'Johannes van der Berg',
  'Karl von Stein',
  'Abdul bin Rashid',
  "Patrick O'Brien",
  'Sean McCarthy',
  "Joana D'Arc Ferreira",
  'Joana d Arc Ferreira',
  'Kim Soo-jin',
  'Jean-Baptiste Toussaint',
  'Mamadou Diallo',
  'Fatima Zahra El Amrani',
  'Adebayo Okonkwo',
  'Svetlana Petrovna Ivanova',
  'Wilber Mamani Quispe',
];
