import { useSearchParams } from 'react-router';
import { Procurar } from '#shell/lista/procurar.tsx';
import type { Crumb } from '#shell/navegacao/screen.ts';
import { useTitulo } from '#shell/navegacao/titulo.ts';
import { useTrilha } from '#shell/navegacao/trilha.ts';
import { useUsuario } from '#shell/session/session.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import { BarraDasMensagens } from './mensagens/barra-das-mensagens.tsx';
import { ABA_DOS_ENVIADOS } from './mensagens/filtro-de-mensagens.ts';
import { ListaDeMensagens } from './mensagens/lista-de-mensagens.tsx';
import { ListaDeModelos } from './modelos/lista-de-modelos.tsx';
import { usePodeAdministrar } from './use-pode-administrar.ts';
import './email.css';

const MODELOS = 'modelos';

function Enviados() {
  return (
    <ListaDeMensagens
      soMinhas={false}
      barra={(filtro, onFiltrar) => (
        <>
          <p>
            O que foi enviado, a quem e como está. O conteúdo de denúncias e o endereço de quem denunciou não
            aparecem.
          </p>
          <BarraDasMensagens filtro={filtro} onFiltrar={onFiltrar} />
        </>
      )}
      vazia={
        <EmptyState
          title="Nenhum e-mail enviado ainda"
          action={
            <LinkButton to="/email" variant="secondary">
              Ver os modelos
            </LinkButton>
          }
        >
          Os e-mails aparecem aqui assim que são escritos, também antes de sair.
        </EmptyState>
      }
    />
  );
}

function Administracao() {
  const [params, setParams] = useSearchParams();
  const aba = params.get('aba') === ABA_DOS_ENVIADOS ? ABA_DOS_ENVIADOS : MODELOS;
  return (
    <div data-largura="total" className="trabalho">
      <Tabs
        label="E-mails"
        tabs={[
          { id: MODELOS, label: 'Modelos' },
          { id: ABA_DOS_ENVIADOS, label: 'Enviados' },
        ]}
        active={aba}
        onChange={(nova) => setParams(nova === MODELOS ? {} : { aba: nova })}
      >
        {aba === MODELOS ? <ListaDeModelos /> : <Enviados />}
      </Tabs>
    </div>
  );
}

const SEM_TRILHA: readonly Crumb[] = [];

function MinhasMensagens() {
  useTitulo('E-mails enviados a você');
  useTrilha(SEM_TRILHA);
  return (
    <ListaDeMensagens
      soMinhas
      barra={(filtro, onFiltrar) => (
        <>
          <p>
            O que a plataforma enviou ao seu e-mail. Mensagens sobre denúncias não aparecem: assim ninguém
            descobre, por esta lista, quem denunciou.
          </p>
          <Procurar
            busca={filtro.busca}
            ajuda="Palavras do assunto ou o protocolo, inteiro ou em parte."
            onProcurar={(busca) => onFiltrar({ busca })}
          />
        </>
      )}
      vazia={
        <EmptyState
          title="Nenhuma mensagem enviada a você"
          action={
            <LinkButton to="/principal" variant="primary">
              Ir para a página principal
            </LinkButton>
          }
        >
          Quando houver novidade em uma manifestação sua, o aviso enviado por e-mail aparece aqui.
        </EmptyState>
      }
    />
  );
}

/** S6-04: an administrador sees templates and the log; everybody else their own mails. */
export default function EmailPage() {
  const podeAdministrar = usePodeAdministrar();
  if (useUsuario() === null) return null;
  return podeAdministrar ? <Administracao /> : <MinhasMensagens />;
}
