/**
 * The first level of the Vocabulário Controlado do Governo Eletrônico, whose two digits stand in the
 * indexing code (Decreto 7.845/2012).
 */
export const categorias = [
  { codigo: '01', nome: 'Agricultura, extrativismo e pesca' },
  { codigo: '02', nome: 'Ciência, informação e comunicação' },
  { codigo: '03', nome: 'Comércio, serviços e turismo' },
  { codigo: '04', nome: 'Cultura, lazer e esporte' },
  { codigo: '05', nome: 'Defesa e segurança' },
  { codigo: '06', nome: 'Economia e finanças' },
  { codigo: '07', nome: 'Educação' },
  { codigo: '08', nome: 'Governo e política' },
  { codigo: '09', nome: 'Habitação, saneamento e urbanismo' },
  { codigo: '10', nome: 'Indústria' },
  { codigo: '11', nome: 'Justiça e legislação' },
  { codigo: '12', nome: 'Meio ambiente' },
  { codigo: '13', nome: 'Pessoa, família e sociedade' },
  { codigo: '14', nome: 'Relações internacionais' },
  { codigo: '15', nome: 'Saúde' },
  { codigo: '16', nome: 'Trabalho' },
  { codigo: '17', nome: 'Transportes e trânsito' },
] as const;

export const codigosDeCategoria = categorias.map(({ codigo }) => codigo);

export const nomeDaCategoria = (codigo: string): string =>
  categorias.find((cada) => cada.codigo === codigo)?.nome ?? codigo;
