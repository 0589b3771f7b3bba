import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

it('S2-01 broken escapes below the pages lead to the page of an unknown address, those of the API stay as they are', () => {
  expect(readableAddress('/web/%ff')).toBe('/web/endereco-invalido');
  expect(readableAddress('/web/CE/%E0%A4%A?modoOuvidoria=1')).toBe('/web/endereco-invalido');
  for (const url of ['/web', '/web/', '/web/S%C3%A3o?x=%ff', '/api/%ff', '/webx/%ff'])
    expect(readableAddress(url)).toBe(url);
});

it('an address of the integration API is the same in any casing; what the client asks for stays as it wrote it', () => {
  expect(readableAddress('/api/Manifestacoes/12/Anexos/3')).toBe('/api/manifestacoes/12/anexos/3');
  expect(readableAddress('/API/Orgaos-Siorg?Cursor=AbC')).toBe('/api/orgaos-siorg?Cursor=AbC');
  for (const url of ['/api/app-web/v1/Usuarios', '/api/docs/Guia', '/api/app-web', '/Api/%ff'])
    expect(readableAddress(url)).toBe(url);
});

it('leads the addresses that readers of open data have written into them to the downloads', () => {
  const base = '/api/app-web/v1/dados-abertos';
  expect(readableAddress('/FalaBR/Arquivos_FalaBR_Filtrado/Arquivos_xml_2025.zip')).toBe(
    `${base}/arquivos/Arquivos_xml_2025.zip`,
  );
  expect(readableAddress('/FalaBR/Arquivos_FalaBR/Recursos_Reclamacoes_csv_2025.zip?v=1')).toBe(
    `${base}/arquivos/Recursos_Reclamacoes_csv_2025.zip`,
  );
  expect(readableAddress('/e-Ouv/manifestacoes-ouvidoria.zip')).toBe(
    `${base}/arquivos/manifestacoes-ouvidoria.zip`,
  );
  expect(readableAddress('/dcat.json')).toBe(`${base}/dcat.json`);
  for (const [url, file] of [
    ['/falabr/arquivos_falabr_filtrado/arquivos_CSV_2025.ZIP', 'Arquivos_csv_2025.zip'],
    ['/FALABR/Arquivos_FalaBR/RECURSOS_RECLAMACOES_XML_2025.zip', 'Recursos_Reclamacoes_xml_2025.zip'],
    ['/falabr/arquivos_falabr/pedidos_csv_2025.zip', 'Pedidos_csv_2025.zip'],
    ['/E-OUV/Manifestacoes-Ouvidoria.CSV', 'manifestacoes-ouvidoria.csv'],
  ] as const)
    expect(readableAddress(url), url).toBe(`${base}/arquivos/${file}`);
  for (const url of ['/FalaBR/Arquivos_FalaBR/Arquivos_csv_2025.zip', '/e-Ouv/x.csv', '/FalaBR/'])
    expect(readableAddress(url)).toBe(url);
});
