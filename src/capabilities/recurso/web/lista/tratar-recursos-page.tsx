import { Link } from 'react-router';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { SoQuemPode } from '#shell/atos/so-quem-pode.tsx';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import { ListaAberta } from './lista-aberta.tsx';
import { type FilaDeRecursos, filasNaTela, nomesDasFilas } from './lista-filas.ts';
import { useListaDeRecursos } from './lista-queries.ts';
import '../julgar/recurso-staff.css';

function ListaDeRecursos() {
  const usuario = useUsuario();
  const podeTratar = usuario !== null && perfisDaAcao('manifestacao.tratar').includes(idPerfilDe(usuario));
  const lista = useListaDeRecursos();
  const contagens = lista.dados?.contagens;
  const tabs = nomesDasFilas.map((fila) => ({
    id: fila,
    label: filasNaTela[fila].rotulo,
    ...(contagens && { count: contagens[fila] }),
  }));
  return (
    <div data-largura="total" className="trabalho">
      {podeTratar && (
        <nav className="recursos-tambem" aria-label="Também do acesso à informação">
          <Link to="/manifestacao/denuncia/tratar">Denúncias de descumprimento</Link>
          <Link to="/incidente-correcao/responder">Incidentes de correção</Link>
          <Link to="/publicacao/pendentes">Dados pessoais a decidir</Link>
        </nav>
      )}
      <Tabs
        label="Filas"
        tabs={tabs}
        active={lista.filtro.fila}
        onChange={(fila) => lista.filtrar({ fila: fila as FilaDeRecursos })}
      >
        <ListaAberta lista={lista} podeTratar={podeTratar} />
      </Tabs>
    </div>
  );
}

/**
 * For the people who judge appeals, and for the office whose answers are appealed (Lei 12.527/2011,
 * arts. 15 to 17).
 */
export default function TratarRecursosPage() {
  return (
    <SoQuemPode acao="manifestacao.ver">
      <ListaDeRecursos />
    </SoQuemPode>
  );
}
