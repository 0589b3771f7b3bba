import type { TextoMarcado } from './testing-medir.ts';

/** Kept apart at first, like `testing-afinar-seis.ts`. */
export const afinarOito: readonly TextoMarcado[] = [
  {
    // A landless farmer, proud.
    de: {
      nome: 'Genésio Barbosa do Amparo',
      telefone: '94991550501',
      documento: '51267803490',
    },
    textos: [
      'Companheiros da ouvidoria, aqui fala {{Genésio Barbosa}}, assentado no lote 27. O servidor do Incra, Paulo Tarso, vendeu o lote 31 para um juiz.',
      'Na ocupação me conhecem por {{Gegê}}; na ata, por {{Genésio do Amparo}}; na polícia, por {{G. B. Amparo}}.',
      'Recebi ameaça no {{94 99155-0501}} de um homem chamado Tenório, capanga da fazenda.',
      '[[Minha companheira]], {{Ivonete}}, e [[meus filhos]] {{Carlos}} e {{Olga}} dormem na casa do padre Amaro.',
      'Usaram meu CPF, {{512.678.034-90}}, para tirar crédito do Pronaf em nome de um tal {{Jenésio Barboza}}.',
      '[[Sou o único assentado que guardou o recibo de 1998]].',
      'Saudações,\n{{Genésio}}',
    ],
  },
  {
    // A judge of small claims who was harassed; formal and short.
    de: {
      nome: 'Clarissa Bittencourt Maia',
      email: 'clarissa.maia@exemplo.invalid',
      telefone: '6133450502',
      login: 'cbmaia',
    },
    textos: [
      'A requerente {{Clarissa Bittencourt}} ({{cbmaia}}) não acessou o processo 0001234-56.2024.4.01.3400 naquela data.',
      'O chefe da segurança, Norberto, tratou-a por {{Clarinha}} diante do público.',
      'As iniciais {{C.B.M.}} constam da lista de convidados; a requerente não foi convidada.',
      'Correspondência: {{clarissa.maia@exemplo.invalid}}; telefone {{3345-0502}}.',
      'Não se confunda com Clara Maya, servidora da vara ao lado. O e-mail veio de {{clarissamaia}} e de {{c_maia}}.',
      '[[Minha mãe]], {{Eunice Bittencourt}}, recebeu flores sem remetente.',
      'Brasília, 2 de agosto.\n{{C. B. Maia}}',
    ],
  },
  {
    // A delivery rider, quick.
    de: {
      nome: 'Jhonatan Alves Moreira',
      email: 'jhow.alves@exemplo.invalid',
      telefone: '11958770503',
      documento: '40918273645',
      login: 'jhow.alves',
    },
    textos: [
      'salve, o agente de transito levou minha moto placa {{FGH2J45}} e pediu 200 no pix, o nome dele é cabo Denilson',
      'o nome na multa ta {{jonatan moreira}} mas é {{jhonatan}} com h, a rua alves é outra coisa',
      'me chama de {{Jhow}} no {{11 95877-0503}} ou no insta {{@jhow.alves}}',
      'o print mostra ele falando com {{JHONATAN A. MOREIRA}} cpf {{409.182.736-45}} como se eu devesse',
      '[[minha mina]] a {{Ketlyn}} filmou tudo da garupa',
      '[[sou o único entregador com deficiencia do ponto]] ai ficou facil me marcar',
      'tmj {{Jhonatan}}',
    ],
  },
];
