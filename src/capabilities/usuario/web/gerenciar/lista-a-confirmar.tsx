import { faUserCheck } from '@fortawesome/free-solid-svg-icons/faUserCheck.js';
import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { formatDia, formatDiaDoMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { DocumentoMostrado } from '#shell/ui/documento-mostrado.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { PerfilAConfirmar } from '../../domain/gestao.ts';
import { formRecusar } from './formularios.ts';
import { api, useAConfirmar, useRelerPessoas } from './gestao-queries.ts';
import { ModalDeFormulario } from './modal-de-formulario.tsx';
import { useFeito } from './use-feito.tsx';

const UM = '/app-web/v1/usuarios/gerenciar/a-confirmar/:idUsuarioPerfilOuvidoria';
const MAX_MOTIVO = 500;

interface ItemProps {
  readonly item: PerfilAConfirmar;
  readonly onConfirmar: () => void;
  readonly onRecusar: () => void;
}

function Item({ item, onConfirmar, onRecusar }: ItemProps) {
  const id = `a-confirmar-${item.idUsuarioPerfilOuvidoria}`;
  return (
    <li aria-labelledby={id}>
      <h2 id={id}>{item.nome}</h2>
      <Ficha
        fatos={{
          Perfil: `${item.descPerfil} em ${item.ouvidoria}`,
          Validade: item.validade === null ? 'sem data para acabar' : `até ${formatDia(item.validade)}`,
          'E-mail': item.email ?? 'Não informado',
          CPF: item.cpfMascarado && (
            <DocumentoMostrado numero={item.cpfMascarado} isProvado={item.isDocumentoProvado} />
          ),
          'Quem deu': item.dadoPor,
          'Espera desde': formatDiaDoMomento(item.desde),
        }}
      />
      {item.impedimento === null ? (
        <div className="ui-actions">
          <Button variant="primary" aria-label={`Confirmar ${item.nome}`} onClick={onConfirmar}>
            Confirmar
          </Button>
          <Button variant="secondary" aria-label={`Recusar ${item.nome}`} onClick={onRecusar}>
            Recusar
          </Button>
        </div>
      ) : (
        <p className="ui-muted">{item.impedimento}</p>
      )}
    </li>
  );
}

interface RecusarProps {
  readonly item: PerfilAConfirmar;
  readonly onFechar: () => void;
  readonly onFeito: () => void;
}

function Recusar({ item, onFechar, onFeito }: RecusarProps) {
  const { idUsuarioPerfilOuvidoria, nome, descPerfil, ouvidoria } = item;
  return (
    <ModalDeFormulario
      titulo={`Recusar o perfil de ${nome}?`}
      rotulo="Recusar"
      schema={formRecusar}
      valores={{ motivo: '' }}
      enviar={async (body) => {
        await api(`POST ${UM}/recusar`, { params: { idUsuarioPerfilOuvidoria }, body }, SILENT);
        onFeito();
      }}
      onFechar={onFechar}
      danger
    >
      <p>{`${nome} não terá o perfil ${descPerfil} em ${ouvidoria}. A conta e os outros perfis continuam.`}</p>
      <CampoTextoLongo
        name="motivo"
        label="Motivo"
        help="Fica no histórico e vai no e-mail à pessoa e a quem deu o perfil."
        rows={3}
        limit={MAX_MOTIVO}
        required
      />
    </ModalDeFormulario>
  );
}

/** Profiles that read denúncias and for which the word of who gave them is not enough. */
export function ListaAConfirmar() {
  const lista = useAConfirmar();
  const reler = useRelerPessoas();
  const { aviso, dizer, tentar } = useFeito();
  const [recusando, setRecusando] = useState<PerfilAConfirmar | null>(null);
  if (lista.isPending) return <Skeleton shape="card" lines={3} label="Buscando o que espera confirmação…" />;
  if (lista.isError)
    return <FalhaAoAbrir titulo="Não foi possível buscar o que espera confirmação." falha={lista} />;
  const confirmar = async ({ idUsuarioPerfilOuvidoria, nome }: PerfilAConfirmar) => {
    await tentar(
      () => api(`POST ${UM}/confirmar`, { params: { idUsuarioPerfilOuvidoria } }, SILENT),
      `O perfil de ${nome} vale desde já, e a pessoa recebe um e-mail.`,
    );
    await reler();
  };
  return (
    <>
      <p>
        Um perfil que lê denúncias, dado por quem não é gestor do órgão, e o perfil de gestor, dado por quem
        for, só valem depois que outro gestor do órgão confirma; onde não há outro, um gestor do órgão que
        acompanha os demais. Até lá a pessoa entra na plataforma, mas não vê nada do órgão.
      </p>
      {aviso}
      {lista.data.length === 0 ? (
        <EmptyState
          title="Ninguém espera confirmação"
          icon={faUserCheck}
          action={
            <LinkButton to="/usuario/gerenciar" variant="primary">
              Ver as pessoas da equipe
            </LinkButton>
          }
        >
          Quando houver um perfil a confirmar, os gestores são avisados por e-mail e pelo sino.
        </EmptyState>
      ) : (
        <ul className="a-confirmar">
          {lista.data.map((item) => (
            <Item
              key={item.idUsuarioPerfilOuvidoria}
              item={item}
              onConfirmar={() => void confirmar(item)}
              onRecusar={() => setRecusando(item)}
            />
          ))}
        </ul>
      )}
      {recusando && (
        <Recusar
          item={recusando}
          onFechar={() => setRecusando(null)}
          onFeito={() => {
            dizer(`O perfil de ${recusando.nome} foi recusado.`);
            setRecusando(null);
            void reler();
          }}
        />
      )}
    </>
  );
}
