import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { SILENT } from '#shell/api/client.ts';
import { showMessage } from '#shell/notifications/messages.ts';
import { FormularioDaUnidade } from './formulario-da-unidade.tsx';
import { api, SIORG } from './siorg-queries.ts';
import './siorg.css';

export default function CriarPage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <FormularioDaUnidade
      unidade={null}
      titulo="Nova unidade"
      enviar={async (unidade) => {
        const { codigo } = await api('POST /app-web/v1/orgaos-siorg', { body: unidade }, SILENT);
        await queries.invalidateQueries({ queryKey: SIORG });
        await navigate(`/orgao-siorg?unidade=${codigo}`);
        showMessage({ type: 'success', text: 'Unidade cadastrada.' });
      }}
      onCancelar={() => void navigate('/orgao-siorg')}
    />
  );
}
