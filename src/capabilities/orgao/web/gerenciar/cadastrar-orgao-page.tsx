import { useNavigate } from 'react-router';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { SILENT } from '#shell/api/client.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { showMessage } from '#shell/notifications/messages.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { DadosDoOrgao } from '../../domain/dados-do-orgao.ts';
import { CamposDaAdesao } from './campos-da-adesao.tsx';
import { FormularioDoOrgao } from './formulario-do-orgao.tsx';
import { api, useRenovarOrgaos } from './gerenciar-queries.ts';
import { enderecoDoOrgao, LISTA_DE_ORGAOS } from './opcoes.ts';
import './gerenciar.css';

const vazio = (): DadosDoOrgao => ({
  nome: '',
  sigla: '',
  idEsfera: 0,
  uf: null,
  idMunicipio: null,
  idOrgaoSiorg: null,
  idOuvidoriaMinisterio: null,
  prefixoProtocolo: '',
  aderiuEm: toIsoDate(localDate(serverNow().getTime())),
  email: null,
  telefone: null,
  endereco: null,
  horario: null,
  site: null,
  competencia: null,
  temSic: true,
  deTeste: false,
});

/** Registers an office; its forms come right after, since without one it receives nothing. */
export default function CadastrarOrgaoPage() {
  const navigate = useNavigate();
  const renovar = useRenovarOrgaos();
  const cadastrar = async (body: DadosDoOrgao) => {
    const { idOuvidoria } = await api('POST /app-web/v1/gerenciar/orgaos', { body }, SILENT);
    await renovar();
    await navigate(enderecoDoOrgao(idOuvidoria, 'formularios'));
    showMessage({
      type: 'success',
      text: `${body.sigla} foi cadastrado. Escolha agora os formulários: sem eles o órgão não recebe nada.`,
    });
  };
  return (
    <FormularioDoOrgao
      dados={vazio()}
      enviar={cadastrar}
      rotulo="Novo órgão"
      botao="Cadastrar órgão"
      adesao={<CamposDaAdesao orgao={null} />}
      cancelar={<LinkButton to={LISTA_DE_ORGAOS}>Cancelar</LinkButton>}
    />
  );
}
