import { useState } from 'react';
import { Link } from 'react-router';
import { SILENT } from '#shell/api/client.ts';
import { formatDia } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { showMessage } from '#shell/notifications/messages.ts';
import { Button } from '#shell/ui/button.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import type { RelatorioSalvo } from '../contract.ts';
import { frequencias } from '../domain/agenda.ts';
import { definicaoDe } from '../domain/relatorios.ts';
import { FormularioDoSalvo } from './formulario-do-salvo.tsx';
import { api, useReler, useSalvos } from './relatorio-queries.ts';
import { enderecoDe } from './vista.ts';

interface LinhaProps {
  readonly salvo: RelatorioSalvo;
  readonly onMudar: () => void;
  readonly onApagar: () => void;
}

function Linha({ salvo, onMudar, onApagar }: LinhaProps) {
  const { nome, relatorio, filtro, frequencia, proximoEnvio } = salvo;
  return (
    <li>
      <span>
        <Link to={enderecoDe(relatorio, filtro)}>{nome}</Link>{' '}
        <span className="ui-muted">
          {definicaoDe(relatorio).nome}
          {frequencia && proximoEnvio && (
            <>
              {' '}
              · {frequencias[frequencia].toLowerCase()} por e-mail, o próximo em {formatDia(proximoEnvio)}
            </>
          )}
        </span>
      </span>
      <span className="relatorio-botoes">
        <Button size="small" aria-label={`Mudar ${nome}`} onClick={onMudar}>
          Mudar
        </Button>
        <Button size="small" aria-label={`Apagar ${nome}`} onClick={onApagar}>
          Apagar
        </Button>
      </span>
    </li>
  );
}

/** The reports that the person saved, one press away, with a reminder by mail if wanted. */
export function Salvos() {
  const salvos = useSalvos();
  const reler = useReler();
  const [aberto, setAberto] = useState<RelatorioSalvo | null>(null);
  if (salvos.isError)
    return <FalhaAoAbrir titulo="Não foi possível ver os relatórios salvos." falha={salvos} />;
  const apagar = async ({ idSalvo, nome }: RelatorioSalvo) => {
    try {
      await api('DELETE /app-web/v1/relatorios/salvos/:idSalvo', { params: { idSalvo } }, SILENT);
      showMessage({ type: 'success', title: 'Apagado.', text: `“${nome}” não está mais entre os salvos.` });
      await reler.salvos();
    } catch (error) {
      showMessage({ type: 'danger', title: 'Não foi possível apagar.', text: textoDoErro(error) });
    }
  };
  if (!salvos.data || salvos.data.length === 0) return null;
  return (
    <section aria-labelledby="relatorio-salvos">
      <h2 id="relatorio-salvos">Seus relatórios salvos</h2>
      <ul className="relatorio-linhas">
        {salvos.data.map((salvo) => (
          <Linha
            key={salvo.idSalvo}
            salvo={salvo}
            onMudar={() => setAberto(salvo)}
            onApagar={() => void apagar(salvo)}
          />
        ))}
      </ul>
      {aberto && (
        <FormularioDoSalvo
          titulo="Mudar o relatório salvo"
          nome={aberto.nome}
          frequencia={aberto.frequencia}
          onGravar={async (body) => {
            const params = { idSalvo: aberto.idSalvo };
            await api('PUT /app-web/v1/relatorios/salvos/:idSalvo', { params, body }, SILENT);
            await reler.salvos();
          }}
          onFechar={() => setAberto(null)}
        />
      )}
    </section>
  );
}
