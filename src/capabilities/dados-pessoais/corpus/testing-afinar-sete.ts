import type { TextoMarcado } from './testing-medir.ts';

/** Kept apart at first, like `testing-afinar-seis.ts`. */
export const afinarSete: readonly TextoMarcado[] = [
  {
    // A truck mechanic: blunt, with numbers.
    de: {
      nome: 'Valdeci Mendonça Furtado',
      email: 'valdeci.oficina@exemplo.invalid',
      telefone: '65996120401',
      documento: '62945817036',
    },
    textos: [
      'Nota de R$ 18.400,00 por um motor que nunca saiu da caixa. Quem assinou fui eu, {{Valdeci}}, obrigado pelo Sr. Ademar Pinheiro. Na nota está {{Valdeci M. Furtado}}.',
      'Combustível: 300 litros por dia, caminhão parado. O {{Furtado}} da planilha sou eu; o que foi furtado é o diesel.',
      'CPF {{629.458.170-36}}, fone {{65 9 9612-0401}}, e-mail {{valdeci.oficina@exemplo.invalid}}. Não passem ao chefe da garagem.',
      '[[Meu filho]], {{Wallace}}, fotografou o tanque. [[Meu compadre]] {{Nivaldo}} dirigia.',
      'Ouvi do encarregado: "se o {{Val}} abrir a boca, acabou o {{Valdecir}}". Testemunha: Ivo, borracheiro.',
      '[[Sou o único mecânico de linha pesada da prefeitura]].',
      'Fica o registro. {{V. M. F.}}',
    ],
  },
  {
    // A researcher; the text is long and in one paragraph.
    de: {
      nome: 'Hortência Sakamoto Diniz',
      email: 'hsdiniz@exemplo.invalid',
      telefone: '19981550402',
      login: 'hsakamoto',
    },
    textos: [
      'Em março fui excluída do projeto pelo prof. Evaristo Couto, que pôs no relatório "{{H. Sakamoto}}: desligada a pedido". Não pedi. O login {{hsakamoto}} foi usado para enviar o formulário, e o e-mail {{hsdiniz@exemplo.invalid}} recebeu a confirmação de madrugada.',
      'A orientanda dele, Priscila, chama-me de {{Hortê}} e disse a todos que a {{Hortência Diniz}} vendeu dados. É mentira.',
      'Nas planilhas compartilhadas há três nomes meus: {{hortencia.s}}, {{HSD}} nas iniciais de revisão e {{Ortência}} num comentário.',
      '[[Sou a única pesquisadora nikkei do instituto]], razão pela qual apelidos como {{Japinha}}, apelido que me deram no mestrado, me identificam.',
      'O telefone {{(19) 98155-0402}} aparece na porta do laboratório, arrancado e colado no banheiro.',
      'O comentário do fórum trazia {{Ѕаkаmоtо}} com letras parecidas e {{サカモト}} logo abaixo.',
      'Cordialmente,\n\n{{Hortência S. Diniz}}',
    ],
  },
  {
    // A street cleaner; misspelt, phonetic.
    de: {
      nome: 'Josicleide Pereira da Paz',
      telefone: '79998410403',
      documento: '84712039055',
      endereco: 'Rua Nova Esperança, 12, Coqueiral',
    },
    textos: [
      'bom dia meu nome e {{josicleide}} trabalho de gari e o chefe seu ronildo desconta da gente o uniforme',
      'ele falo assim {{jozicleide}} se tu denunsiar tu sai e a {{cleide}} ja saiu mesmo, a outra é a dona marli',
      'eu moro na {{rua nova esperança 12}} e ele sabe pq foi la com o motorista tonhao',
      'a {{josi}} que assinou o papel nao fui eu, foi a filha dele que chama josiane',
      'meu cpf {{84712039055}} meu zap {{79998410403}}',
      '[[minha sogra]] dona {{railda}} ta com medo, so quero paz e meu dinheiro',
      'ass {{Josicleide Pereira}}',
    ],
  },
  {
    // A councillor's aide; gossip, many names.
    de: {
      nome: 'Murilo Tavares Espíndola',
      nomeSocial: 'Mu Espíndola',
      email: 'murilo.espindola@exemplo.invalid',
      telefone: '48988710404',
      login: 'mespindola',
    },
    textos: [
      'A rachadinha funciona assim: o Valter recolhe, a Dirce conta, o vereador Sidnei Brum guarda. Eu, {{Murilo Espíndola}}, devolvia R$ 900,00 por mês. No caderno sou {{M. Esp.}} ou {{M.T.E.}}.',
      'O chefe de gabinete gritou "{{Murilinho}}, some daqui" e a Dirce gravou.',
      'Procurem o perfil {{@murilo.espindola_}} e o {{@muespindola}}: os dois são meus. O do gabinete é @vereadorbrum.',
      'Saiu no jornal que "{{M.E.}}, assessor" colaborou. Quem vazou foi o Valter Kruger.',
      'Falem no {{48 98871-0404}}, nunca no ramal. E-mail: {{murilo.espindola@exemplo.invalid}}; usuário da Câmara: {{mespindola}}.',
      '[[Minha noiva]], {{Paola Reis}}, foi exonerada um dia depois.',
      '[[Fui o primeiro assessor a pedir exoneração neste ano]]. Murilo de Oliveira, da limpeza, não tem nada com isso.',
    ],
  },
  {
    // A patient, in a letter dictated to a nurse.
    de: {
      nome: 'Antônia Valdete Cordeiro Lima',
      telefone: '9232150405',
      documento: '17230984066',
      endereco: 'Beco São Francisco, 44, Compensa',
      cep: '69030000',
    },
    textos: [
      'A paciente {{Antônia Valdete}} pede que se diga que esperou nove horas e que o médico, Dr. Ítalo, saiu sem olhar para ela.',
      'Chamaram no painel "{{Antonia V. C. Lima}}" e depois "{{Valdete}}"; nas duas vezes outra pessoa entrou, a mando da recepcionista Kelly.',
      'Documento {{172.309.840-66}}, cartão do SUS {{898 0012 3456 7890}}, telefone {{92 3215-0405}}.',
      'Mora no {{Beco São Francisco, 44}}, CEP {{69030-000}}; [[a filha]], {{Suely}}, lava roupa para fora.',
      'O vigilante a chamou de {{Toinha}} e de dona {{Val}}, com intimidade que ela não deu.',
      'Diz que [[é a única diabética amputada daquela rua]] e que a agente de saúde Marinês sabe.',
      'A rogo de {{Antônia Cordeiro}}',
    ],
  },
  {
    // A clerk of the city hall, using tricks to be unseen.
    de: {
      nome: 'Fabrício Nogueira Lacerda',
      email: 'fnlacerda@exemplo.invalid',
      telefone: '27998120406',
      login: 'flacerda',
    },
    textos: [
      'Escrevo com cuidado: {{F@brici0}} não é como assino, mas é como me acham. O pregão 12 foi dirigido pela pregoeira Lívia Dantas.',
      'Quem olhar o sistema verá {{flacerda}} e {{fabricio.lacerda}}; o segundo foi criado pela TI a pedido do secretário Ramiro.',
      'Deixaram um bilhete: {{F.a.b.r.i.c.i.o}}, você é o próximo. No verso, {{L_a_c_e_r_d_a}}.',
      'Um colega comentou que o {{Fabri}} estava estranho; outro, que o {{Lacerdinha}} ia delatar.',
      'O número {{27 99812-0406}} está grampeado, creio. Usem {{fnlacerda (arroba) exemplo ponto invalid}}.',
      '[[Meu tio]], Dr. {{Abelardo}}, foi procurador do município. [[Sou o único concursado da comissão]].',
      'No e-mail falso, o remetente era {{Fabrício Nogeira}} e, no rodapé, {{ＦＮＬ}}.',
    ],
  },
];
