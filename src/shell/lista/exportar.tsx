import { faDownload } from '@fortawesome/free-solid-svg-icons/faDownload.js';
import { useState } from 'react';
import { baixarConfirmado } from '#shell/api/baixar.ts';
import { comConfirmacao } from '#shell/api/confirmacao.ts';
import { ApiError, type ErrorBody, OfflineError } from '#shell/api/errors.ts';
import { showMessage } from '#shell/notifications/messages.ts';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Dropdown } from '#shell/ui/janela/dropdown.tsx';

/** A spreadsheet may be refused for its size, and the reason must show on this screen. */
const baixarPlanilha = async (endereco: string): Promise<void> => {
  const resposta = await fetch(endereco, { credentials: 'same-origin' }).catch(() => {
    throw new OfflineError();
  });
  if (!resposta.ok) throw new ApiError(resposta.status, (await resposta.json()) as ErrorBody);
  const url = URL.createObjectURL(await resposta.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = /filename="([^"]+)"/.exec(resposta.headers.get('content-disposition') ?? '')?.[1] ?? '';
  link.click();
  URL.revokeObjectURL(url);
};

interface ExportarProps {
  readonly enderecoDe: (formato: 'csv' | 'xlsx') => string;
}

/** The list as filtered now, without the texts that people wrote. */
export function Exportar({ enderecoDe }: ExportarProps) {
  const [baixando, setBaixando] = useState(false);
  const baixar = async () => {
    setBaixando(true);
    try {
      await comConfirmacao(() => baixarPlanilha(enderecoDe('xlsx')));
    } catch (error) {
      showMessage({ type: 'danger', title: 'Não foi possível baixar.', text: textoDoErro(error) });
    } finally {
      setBaixando(false);
    }
  };
  return (
    <Dropdown
      label={baixando ? 'Preparando…' : 'Baixar'}
      icon={faDownload}
      size="small"
      align="end"
      items={[
        { id: 'csv', label: 'Texto separado (CSV)', href: enderecoDe('csv'), onFollow: baixarConfirmado },
        { id: 'xlsx', label: 'Planilha (XLSX)', onSelect: () => void baixar() },
      ]}
    />
  );
}
