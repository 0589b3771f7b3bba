import { faDownload } from '@fortawesome/free-solid-svg-icons/faDownload.js';
import { SILENT } from '#shell/api/client.ts';
import { showMessage } from '#shell/notifications/messages.ts';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Dropdown, type DropdownItem } from '#shell/ui/janela/dropdown.tsx';
import { type Conteudo, type Formato, formatos } from '../domain/arquivo.ts';
import type { NomeDoRelatorio } from '../domain/relatorios.ts';
import { api, useReler } from './relatorio-queries.ts';
import { filtroDa, type Vista } from './vista.ts';

const NOMES: Readonly<Record<Formato, string>> = {
  csv: 'texto separado (CSV)',
  xlsx: 'planilha (XLSX)',
  pdf: 'PDF',
};
const O_QUE: Readonly<Record<Conteudo, string>> = { resumo: 'Resumo', lista: 'Lista' };

interface BaixarProps {
  readonly relatorio: NomeDoRelatorio;
  readonly vista: Vista;
  readonly podeListar: boolean;
}

/** Files are written in the background; the bell says when one is ready. */
export function Baixar({ relatorio, vista, podeListar }: BaixarProps) {
  const reler = useReler();
  const pedir = async (conteudo: Conteudo, formato: Formato) => {
    const filtro = { ...filtroDa(vista), ...(conteudo === 'lista' && vista.valor && { valor: vista.valor }) };
    try {
      const body = { relatorio, conteudo, formato, filtro };
      await api('POST /app-web/v1/relatorios/arquivos', { body }, SILENT);
      showMessage({
        type: 'success',
        title: 'Arquivo pedido.',
        text: 'Ele é escrito em segundo plano. O sino avisa quando ficar pronto.',
      });
      await reler.arquivos();
    } catch (error) {
      showMessage({ type: 'danger', title: 'Não foi possível pedir.', text: textoDoErro(error) });
    }
  };
  const doConteudo = (conteudo: Conteudo): readonly DropdownItem[] =>
    formatos.map((formato) => ({
      id: `${conteudo}-${formato}`,
      label: `${O_QUE[conteudo]} em ${NOMES[formato]}`,
      onSelect: () => void pedir(conteudo, formato),
    }));
  return (
    <Dropdown
      label="Baixar"
      icon={faDownload}
      size="small"
      align="end"
      items={[
        ...doConteudo('resumo'),
        ...(podeListar ? [{ id: 'separador', separator: true as const }, ...doConteudo('lista')] : []),
      ]}
    />
  );
}
