import type { TextoMarcado } from './testing-medir.ts';

/** Kept apart at first: the rules of that day covered 126 of its 135 marks. What was missed changed rules, so that it now tunes. */
export const afinarNove: readonly TextoMarcado[] = [
  {
    // A nun who runs a day-care centre.
    de: {
      nome: 'Immaculata Rossi Perin',
      email: 'irma.imma@exemplo.invalid',
      telefone: '5432210601',
      documento: '20987465030',
      endereco: 'Rua Sinimbu, 1670, Centro',
      cep: '95020000',
    },
    textos: [
      'Sou a irmã {{Immaculata}}, ou {{Imaculata}}, como escrevem, e dirijo a creche. O repasse de maio foi desviado pelo tesoureiro Gaspar Tonietto.',
      'No recibo há {{I. R. Perin}}, {{Immaculata Perin}} e um rabisco; nenhum é meu.',
      'Escrevam para {{irma.imma@exemplo.invalid}} ou para a {{Rua Sinimbu, 1670}}, {{95020-000}}. O telefone {{54 3221-0601}} fica na portaria.',
      'O prefeito chama-me de {{Imma}} em público e de "essa {{Rossi}}" nos corredores. A conselheira Odete ouviu.',
      'O CPF {{209.874.650-30}} foi usado na prestação de contas do convênio 88/2025.',
      'Paz e bem.\nIr. {{Immaculata}}',
    ],
  },
  {
    // A motorcycle taxi driver in the north.
    de: {
      nome: 'Edivaldo Pantoja Cardoso',
      email: 'edi.pantoja@exemplo.invalid',
      telefone: '91984420602',
      documento: '31765298080',
    },
    textos: [
      'égua, o diretor do detran daqui, seu Oscarino, tá vendendo carteira. eu sou o {{edivaldo}} mototaxista, colete 45',
      'ele falou na minha cara: {{Edivaldo Pantoja}}, tu não viu nada. e o {{Pantoja}} aqui viu foi tudo',
      'tenho vídeo, chama no {{91 98442-0602}} ou manda e-mail {{edi.pantoja@exemplo.invalid}}',
      'na lista dos que pagaram tá {{E. P. Cardoso}} e {{Edvaldo Cardoso}}, com o cpf {{317.652.980-80}}, mas eu nunca paguei',
      '[[minha mulher]] {{Raimunda Nonata}} e [[meu primo]] {{Elielson}} tavam na garupa do carro atrás',
      'o povo me chama de {{Didi}} e o sindicato de {{Edi}}',
      '[[sou o único mototaxista da feira que denunciou]] então se liga',
    ],
  },
  {
    // A translator, precise, quoting.
    de: {
      nome: 'Nadezhda Lopes Figueiredo',
      nomeSocial: 'Nádia Figueiredo',
      email: 'nadia.trad@exemplo.invalid',
      telefone: '41996330603',
      login: 'nfigueiredo',
    },
    textos: [
      'O edital exigia certidão que só a empresa do genro do reitor possuía. Assino {{Nádia Figueiredo}}; no passaporte, {{Nadezhda}}; em cirílico, {{Надежда}}.',
      'O parecer foi inserido por {{nfigueiredo}}, às 23h58, quando eu estava em voo. O responsável pela TI é o Sr. Lúcio Prates.',
      'Mensagens: "{{Nadinha}} não assina", "troca a {{Figueiredo}}", "{{N.L.F.}} fora". Remetente: vice-reitor Hamilton.',
      'Resposta a {{nadia.trad@exemplo.invalid}}; urgências: {{(41) 99633-0603}}.',
      '[[Sou a única tradutora juramentada de russo da universidade]].',
      'O perfil {{@nadia_figueiredo}} e o {{linkedin.com/in/nadezhda-lopes}} foram denunciados em massa.',
      'Curitiba, 9/9/2026\n{{N. Figueiredo}}',
    ],
  },
  {
    // A soldier's mother.
    de: {
      nome: 'Creuza Barros Evangelista',
      telefone: '98991170604',
      documento: '74620183955',
      endereco: 'Avenida dos Africanos, 58',
    },
    textos: [
      'Senhores, [[meu filho]], soldado {{Maicon}}, apanhou no quartel. Eu sou {{Creuza Barros}} e não vou me calar.',
      'O tenente Ventura perguntou quem era a {{Creusa}} que ligou. Liguei do {{98 99117 0604}}.',
      'Moro na {{avenida dos africanos 58}}, e desde então um carro preto fica na esquina.',
      'No livro da guarda puseram {{Creuza B. Evangelista}}, CPF {{746.201.839-55}}, "exaltada". O evangelista da igreja, pastor Nelson, estava comigo.',
      '[[Minha irmã]] {{Cleonice}} e a [[minha comadre]] {{Vandira}} são testemunhas.',
      'Me chamam de {{Creuzinha}} no bairro. Por favor, cuidado.',
      'Uma mãe,\n{{Creuza Evangelista}}',
    ],
  },
  {
    // A hospital administrator, in a memo.
    de: {
      nome: 'Augusto César Toledo Prado',
      email: 'actprado@exemplo.invalid',
      telefone: '16997210605',
      documento: '09283746501',
      login: 'atoledo',
    },
    textos: [
      'De: {{Augusto Toledo}}. Para: Ouvidoria. Assunto: compra de próteses pela diretora clínica, Dra. Selma Arruda.',
      'O empenho 2026NE000457 saiu sob o usuário {{atoledo}}; a senha estava com o estagiário Breno, por ordem superior.',
      'Em ata: "o Sr. {{Prado}} concordou". Não concordei. A assinatura "{{A. C. T. Prado}}" é colada.',
      'Dados: CPF {{092.837.465-01}}; cel. {{16 99721-0605}}; {{actprado@exemplo.invalid}}.',
      'Ouvi de terceiros: "o {{Guto}} está acabado", "o {{Gugu Toledo}} que se vire".',
      'Em agosto de 2025, augusto mês, no prado em frente ao hospital, enterraram notas fiscais. [[Só eu e o jardineiro vimos]].',
      '[[Minha esposa]], {{Maria Tereza}}, é médica da casa.',
    ],
  },
];
