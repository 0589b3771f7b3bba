import { useNavigate } from 'react-router';
import { SILENT } from '#shell/api/client.ts';
import { api, useRelerRol } from '../classificadas-queries.ts';
import { FormularioDaInformacao } from './formulario-da-informacao.tsx';
import { ROL } from './rol-page.tsx';

export default function RegistrarPage() {
  const navigate = useNavigate();
  const reler = useRelerRol();
  return (
    <section className="pagina-simples">
      <FormularioDaInformacao
        informacao={null}
        voltar={ROL}
        enviar={async ({ motivo: _motivo, ...dados }) => {
          const { idInformacao } = await api(
            'POST /app-web/v1/informacoes-classificadas',
            { body: dados },
            SILENT,
          );
          await reler();
          await navigate(`${ROL}/${idInformacao}`);
        }}
      />
    </section>
  );
}
