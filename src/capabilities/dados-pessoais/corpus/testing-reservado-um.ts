import type { TextoMarcado } from './testing-medir.ts';

/** Kept apart from tuning: counted, never used to change a rule (README, 'Pseudonym'). Invented people and cases. */
export const reservadoUm: readonly TextoMarcado[] = [
  {
    de: {
      nome: 'Sandro Vilhena Macedo',
      email: 'sandro.vmacedo@exemplo.invalid',
      telefone: '91988201101',
      documento: '41928374600',
      endereco: 'Travessa Lomas Valentinas, 803',
      login: 'svmacedo',
    },
    textos: [
      'Eu, {{Sandro Vilhena Macedo}}, [[trabalho na Secretaria de Saúde desde 2011]] e comunico que a diretora Elenice Prata autoriza pagamentos à clínica do irmão. Meu CPF é {{419.283.746-00}} e meu telefone {{(91) 98820-1101}}.',
      'Na reunião de 3 de abril, a diretora disse: "{{Sandro}}, ou você assina ou sai". O assessor Cristóvão riu. Depois o {{Macedo}} foi tirado da comissão e no lugar entrou Lauro Benício.',
      'O processo foi tramitado pelo usuário {{svmacedo}} quando eu já não tinha acesso; o e-mail de aviso chegou a {{sandro.vmacedo@exemplo.invalid}} no domingo.',
      'Moro na {{Travessa Lomas Valentinas, 803}}, e ontem um carro oficial parou em frente. [[Minha esposa]], {{Márcia Helena}}, anotou o horário. O motorista era o Sr. Gutemberg.',
      'A folha de frequência traz {{S. V. Macedo}} com rubrica que não é minha, e a de maio {{Sandro V. Macedo}} com falta.',
      'Atenciosamente,\n{{Sandro Macedo}}',
    ],
  },
  {
    de: {
      nome: 'Patrícia Helena Moura Tolentino',
      email: 'patitolentino@exemplo.invalid',
      telefone: '34991231102',
      documento: '83746592010',
      cep: '38400100',
      endereco: 'Avenida Rondon Pacheco, 4550, apto 902',
    },
    textos: [
      'Venho denunciar o pregoeiro Marco Aurélio Dutra. Sou {{Patrícia Tolentino}}, sócia da empresa que ficou em segundo lugar, e recebi dele a proposta no número {{34 99123-1102}}.',
      'Ele me escreveu "{{Paty}}, podemos conversar?" e depois "{{Patrícia}}, é pegar ou largar". Tenho as capturas.',
      'O endereço da empresa é também o da minha casa: {{Avenida Rondon Pacheco, 4550, apto 902}}, CEP {{38400-100}}.',
      'Apareceram no edital dados que só eu tinha: CPF {{837.465.920-10}} e e-mail {{patitolentino@exemplo.invalid}}. O perfil {{@patitolentino}} começou a receber xingamentos de um tal Jeferson.',
      'A ata registra "a representante {{P. H. M. Tolentino}} nada opôs". Opus, sim, e a secretária Vânia anotou.',
      '[[Sou a única fornecedora do Triângulo com essa certificação]]. {{Patrícia Helena}}.',
    ],
  },
  {
    de: { nome: 'Givanildo Souto Pedrosa', telefone: '81986301103', documento: '20394857611' },
    textos: [
      'bom dia quero denunciar o posto de saude do alto, a enfermeira chefe dona quiteria guarda a vacina pros conhecido. meu nome é {{givanildo souto}} e sou morador',
      'eu fui la com [[meu filho]] {{Kaio}} e ela disse {{givanildo}} nao tem mais, mas logo depois deu pra mulher do vereador',
      'meu contato {{81 98630 1103}} cpf {{20394857611}} pode ligar qualquer hora',
      'o agente de saude edson tambem sabe, ele falou seu {{Giva}} deixa isso quieto',
      'na ficha ta escrito {{Givanildo S. Pedrosa}} recusou a vacina, isso é mentira, eu nao recusei',
      'ass: {{Givanildo Pedrosa}}',
    ],
  },
  {
    de: {
      nome: 'Heloísa Amorim Teles',
      nomeSocial: 'Helô Teles',
      email: 'helo.teles@exemplo.invalid',
      telefone: '71991551104',
      login: 'hateles',
    },
    textos: [
      'Prezada ouvidoria, prefiro ser tratada por {{Helô Teles}}. Fui estagiária do gabinete e presenciei a entrega de envelopes ao chefe, Dr. Plínio Sarmento.',
      'Os envelopes vinham com um post-it. Num deles li "{{Heloísa}} viu?". Guardei o papel. A copeira Nilza também viu.',
      'Meu acesso era {{hateles}}; foi usado em 12 de março para apagar a agenda. Nesse dia eu fazia prova na faculdade.',
      'Falem comigo por {{helo.teles@exemplo.invalid}} ou {{71 99155-1104}}. Não usem o {{@heloteles_}}, que o chefe segue.',
      '[[Fui a única estagiária do gabinete no primeiro semestre]], de modo que peço cuidado. [[Meu pai]], {{Aurino Teles}}, é servidor da mesma casa.',
      'Nos documentos apareço como {{H. A. Teles}}, {{Heloiza Amorim}} e {{H.A.T.}}',
      'Grata,\n{{Heloísa A. Teles}}',
    ],
  },
  {
    de: {
      nome: 'Orlando Bispo Cerqueira',
      telefone: '7536211105',
      documento: '11029384756',
      endereco: 'Rua Boticário Moncorvo, 215',
    },
    textos: [
      'Relato colhido por telefone. O Sr. {{Orlando Bispo Cerqueira}}, CPF {{110.293.847-56}}, diz que a obra da praça parou e o material foi levado ao sítio do secretário Nemésio.',
      'Diz o Sr. {{Orlando}} que mora na {{Rua Boticário Moncorvo, 215}}, de onde viu o caminhão. Telefone para retorno: {{75 3621-1105}}.',
      'Informa que [[a nora]], {{Edneide}}, fotografou a placa, e que o pedreiro Zacarias confirma.',
      'Afirma que o mestre de obras lhe disse: "seu {{Cerqueira}}, o senhor não viu nada". O bispo da cidade teria sido avisado.',
      'Pede que se anote que [[é o único morador da esquina]] e que assina {{O. B. Cerqueira}}.',
    ],
  },
];
