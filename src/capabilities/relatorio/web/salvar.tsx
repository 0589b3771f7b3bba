import { faBookmark } from '@fortawesome/free-solid-svg-icons/faBookmark.js';
import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { showMessage } from '#shell/notifications/messages.ts';
import { Button } from '#shell/ui/button.tsx';
import { definicaoDe, type NomeDoRelatorio } from '../domain/relatorios.ts';
import { FormularioDoSalvo } from './formulario-do-salvo.tsx';
import { api, useReler } from './relatorio-queries.ts';
import { filtroDa, type Vista } from './vista.ts';

interface SalvarProps {
  readonly relatorio: NomeDoRelatorio;
  readonly vista: Vista;
}

/** Saves the current question under a name. */
export function Salvar({ relatorio, vista }: SalvarProps) {
  const [aberto, setAberto] = useState(false);
  const reler = useReler();
  return (
    <>
      <Button size="small" icon={faBookmark} onClick={() => setAberto(true)}>
        Salvar
      </Button>
      {aberto && (
        <FormularioDoSalvo
          titulo="Salvar o relatório"
          nome={definicaoDe(relatorio).nome}
          frequencia={null}
          onGravar={async (dados) => {
            const body = { ...dados, relatorio, filtro: filtroDa(vista) };
            await api('POST /app-web/v1/relatorios/salvos', { body }, SILENT);
            showMessage({ type: 'success', title: 'Salvo.', text: 'Ele aparece na página Relatórios.' });
            await reler.salvos();
          }}
          onFechar={() => setAberto(false)}
        />
      )}
    </>
  );
}
