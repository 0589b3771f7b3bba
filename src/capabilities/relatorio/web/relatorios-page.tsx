import { Navigate, useSearchParams } from 'react-router';
import { readNumero, readUmDe } from '#shell/lista/read-do-endereco.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import type { Crumb } from '#shell/navegacao/screen.ts';
import { useTitulo } from '#shell/navegacao/titulo.ts';
import { useTrilha } from '#shell/navegacao/trilha.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { definicaoDe, nomesDosRelatorios } from '../domain/relatorios.ts';
import { Catalogo } from './catalogo.tsx';
import { RelatorioAberto } from './relatorio-aberto.tsx';
import { useSalvos } from './relatorio-queries.ts';
import { enderecoDe } from './vista.ts';

/** The way back from an open report; the page's own name is the last crumb. */
const CATALOGO: readonly Crumb[] = [{ name: 'Relatórios', location: '/relatorios-do-sistema' }];

/** Where the mail's link leads: the saved report, with its filters. */
function AbrirSalvo({ idSalvo }: { readonly idSalvo: number }) {
  const salvos = useSalvos();
  if (salvos.isPending) return <Skeleton shape="card" lines={4} label="Procurando o relatório…" />;
  if (salvos.isError) return <FalhaAoAbrir falha={salvos} />;
  const salvo = salvos.data.find((cada) => cada.idSalvo === idSalvo);
  if (salvo) return <Navigate replace to={enderecoDe(salvo.relatorio, salvo.filtro)} />;
  return (
    <Message type="warning" title="Este relatório não está entre os seus." still>
      Ele pode ter sido apagado, ou é de outra pessoa.
    </Message>
  );
}

export default function RelatoriosPage() {
  const usuario = useUsuario();
  const [params] = useSearchParams();
  const relatorio = readUmDe(nomesDosRelatorios, params.get('relatorio'));
  useTitulo(relatorio ? definicaoDe(relatorio).nome : null);
  useTrilha(relatorio ? CATALOGO : null);
  if (!usuario) return null;
  if (relatorio) return <RelatorioAberto key={relatorio} relatorio={relatorio} />;
  const idSalvo = readNumero(params.get('salvo'));
  return (
    <>
      {idSalvo !== null && <AbrirSalvo idSalvo={idSalvo} />}
      <Catalogo perfil={idPerfilDe(usuario)} nomeDoPerfil={usuario.perfilAtual.descPerfil} />
    </>
  );
}
