import { appendTo } from '../lib/group-by.ts';
import {
  all,
  always,
  beside,
  countsResults,
  type Evidence,
  inList,
  isCount,
  isCursor,
  isDirection,
  isDirectionFlag,
  isFlag,
  isFreeText,
  isNoKey,
  isNoNumber,
  isOfOData,
  isSelection,
  isSilent,
  isSortField,
  isSortTerm,
  isText,
  isTime,
  listsDirections,
  mayBeTime,
  maySilentlyBeTime,
  notElsewhere,
  selectsOnly,
  showsTime,
} from './value-evidence.ts';

/** What the query parameters are for whose names sections 4.3 and 4.4 fix. */
type QueryTopic = 'paging' | 'timeRange' | 'sorting' | 'selection';

/** The name that the conventions have for the purpose of a parameter with another name. */
export interface QueryRename {
  readonly topic: QueryTopic;
  /** The parameter to use instead, or the form of its name: `{property}After`. */
  readonly instead: string;
}

/** A meaning of a name, and the evidence that a value of that name has it. */
export interface SynonymEntry {
  readonly rename: QueryRename;
  readonly holds: Evidence;
}

type Row = readonly [instead: string, holds: Evidence, names: string];

/** Names beside which other parameters are for paging as well. */
export const SURE_COMPANIONS = 'pagesize perpage page pagenumber pagetoken limit offset skip cursor marker startindex';
const PAGING_COMPANIONS = `${SURE_COMPANIONS} top take size count rows first last`;

const PAGING: readonly Row[] = [
  [
    'pageSize',
    always,
    `pagesize perpage pagelimit limitperpage itemsperpage resultsperpage recordsperpage rowsperpage entriesperpage
     numperpage countperpage maxperpage hitsperpage docsperpage nbperpage resultperpage recordperpage itemperpage
     pagelength maxpagesize maxresults paginationpagesize paginationperpage paginationlimit`,
  ],
  ['pageSize', all(notElsewhere, isCount), 'limit'],
  ['pageSize', all(inList, isFreeText), 'limit'],
  [
    'pageSize',
    all(inList, countsResults),
    `top take maxrecords maxitems maxcount maxrows maxhits maxentries maxdocs maxdocuments maxelements resultlimit
     limitresults rowlimit batchsize chunksize listsize numresults numberofresults rows fetchsize`,
  ],
  ['pageSize', all(inList, isCount, beside('page pagenumber offset from start cursor')), 'size'],
  ['pageSize', all(inList, isCount, beside('after before')), 'first last'],
  ['pageToken', isCursor, 'page'],
  [
    'page',
    always,
    `page pagenumber pagenum pageno pagenr pageindex pageoffset currentpage paginationpage paginationpagenumber
     paginationoffset paginationstart`,
  ],
  ['page', all(notElsewhere, isCount), 'offset'],
  ['page', all(inList, isText), 'offset'],
  [
    'page',
    all(inList, isCount),
    `skip skipcount startindex startrow startrecord startposition startoffset startresult beginindex firstresult
     firstrecord firstrow pagestart nextpage`,
  ],
  ['page', all(inList, isCount, beside('maxresults')), 'startat'],
  ['page', all(inList, isCount, beside('size limit')), 'from'],
  [
    'pageToken',
    always,
    `pagetoken nextpagetoken nexttoken continuationtoken paginationtoken pagecursor nextcursor paginationcursor pagemarker
     nextmarker pagekey nextpagekey paginationkey searchafter scrollid cursormark streamposition`,
  ],
  ['pageToken', isNoNumber, 'startingafter endingbefore'],
  ['pageToken', all(notElsewhere, isText), 'cursor'],
  ['pageToken', all(inList, isCount), 'cursor'],
  ['pageToken', inList, 'sinceid afterid beforeid'],
  [
    'pageToken',
    all(inList, isText),
    'marker bookmark exclusivestartkey startafter continuation skiptoken resumptiontoken nextpage',
  ],
  [
    'totalRequired',
    always,
    `totalrequired totalsrequired requiretotal requiretotals includetotal includetotals includetotalcount
     includetotalresultcount withtotal withtotals withtotalcount returntotal returntotalcount showtotal showtotals
     counttotal calculatetotal paginationcounttotal paginationwithcount`,
  ],
  ['totalRequired', all(inList, isFlag), 'count total totals totalcount includecount withcount'],
];

const TIME_RANGE: readonly Row[] = [
  [
    'startTime',
    mayBeTime,
    `starttime startdate startdatetime starttimestamp fromtime fromdate fromdatetime fromtimestamp timefrom datefrom
     timestart datestart begintime begindate mintime mindate sincetime sincedate periodstart rangestart`,
  ],
  [
    'endTime',
    mayBeTime,
    `endtime enddate enddatetime endtimestamp totime todate todatetime totimestamp timeto dateto timeend dateend
     stoptime stopdate maxtime maxdate untiltime untildate periodend rangeend`,
  ],
  ['startTime', isNoKey, 'since'],
  ['endTime', isNoKey, 'until'],
  ['startTime', isTime, 'from start begin after fromutc startutc utcfrom utcstart'],
  ['endTime', isTime, 'to end stop before toutc endutc utcto utcend'],
  [
    'startTime',
    showsTime,
    'earliest earliestdate earliesttime oldest notbefore startts fromts fromday startingat startingfrom',
  ],
  ['endTime', showsTime, 'latest latestdate latesttime newest notafter endts tots till tilldate tilltime endingat'],
  ['startTime', all(showsTime, beside('windowend')), 'windowstart'],
  ['endTime', all(showsTime, beside('windowstart')), 'windowend'],
  ['startTime', showsTime, 'timemin datemin afterdate aftertime'],
  ['endTime', showsTime, 'timemax datemax beforedate beforetime'],
  ['startTime', all(showsTime, beside('endat')), 'startat'],
  ['endTime', all(showsTime, beside('startat')), 'endat'],
  [
    'endTime',
    all(showsTime, beside('startdate starttime begindate begintime fromdate fromtime')),
    'finishdate finishtime',
  ],
  ['startTime', all(inList, maySilentlyBeTime, beside('to until')), 'from'],
  ['endTime', all(inList, maySilentlyBeTime, beside('from since')), 'to'],
  ['startTime', all(mayBeTime, beside('end endtime enddate')), 'start'],
  ['endTime', all(mayBeTime, beside('start starttime startdate')), 'end'],
];

/** Paging names that may also be ends of a time range, which is tried before. */
const PAGING_OTHERWISE: readonly Row[] = [
  ['page', all(inList, isCount), 'start'],
  ['pageSize', all(inList, isCount), 'count'],
  ['pageToken', all(inList, isText, beside(PAGING_COMPANIONS)), 'after before'],
];

const SORTING: readonly Row[] = [
  [
    'sortBy',
    always,
    `sortby orderby sortfield orderfield sortkey sortcolumn ordercolumn sortproperty sortattribute sortbyfield
     orderbyfield ordering sorting sorton sortedby orderedby sortfields sortcolumns sortproperties sortattributes
     sortcriteria sortcriterion sortparam sortexpression sortexpr sortspec sortprop`,
  ],
  [
    'sortOrder',
    always,
    'sortorder sortdirection sortdir orderdirection orderdir sortbyorder sortbydirection orderbydirection',
  ],
  ['sortOrder', isDirection, 'order direction dir sorttype sortmode sortsense'],
  ['sortOrder', listsDirections, 'sort'],
  ['sortOrder', isDirectionFlag, 'ascending descending asc desc reverse newestfirst oldestfirst latestfirst'],
  ['sortOrder', all(inList, isFlag), 'ascending descending asc desc'],
  [
    'sortOrder',
    isFlag,
    `sortascending sortdescending sortasc sortdesc ascendingsort descendingsort orderascending orderdescending orderasc
     orderdesc ascendingorder descendingorder isascending isdescending isasc isdesc sortreverse sortreversed reversesort
     reverseorder reversedorder orderreverse`,
  ],
  ['sort', isSortTerm, 'order sorts'],
  ['sortBy', isSortField, 'order sorts'],
  ['sortOrder', all(isText, beside('sort sortby orderby sortfield')), 'direction dir order'],
  ['sortBy', all(inList, isSilent), 'order'],
];

const SELECTION: readonly Row[] = [
  [
    'fields',
    isText,
    `fieldset fieldsets fieldmask fieldlist includefields includedfields returnfields returnedfields selectfields
     selectedfields onlyfields responsefields outputfields requestedfields fieldstoreturn fieldstoinclude fieldsinclude`,
  ],
  ['fields', isOfOData, 'select'],
  ['fields', all(isText, isSelection), 'select attributes columns properties props'],
  ['fields', all(isText, selectsOnly), 'field projection'],
];

let entries: ReadonlyMap<string, readonly SynonymEntry[]> | null = null;

/** The meanings of a name in the form of `plainName`, in the order in which they are tried. */
export function entriesFor(plain: string): readonly SynonymEntry[] {
  entries ??= readEntries();
  return entries.get(plain) ?? [];
}

function readEntries(): ReadonlyMap<string, readonly SynonymEntry[]> {
  const found = new Map<string, SynonymEntry[]>();
  const rows: readonly (readonly [QueryTopic, readonly Row[]])[] = [
    ['paging', PAGING],
    ['timeRange', TIME_RANGE],
    ['paging', PAGING_OTHERWISE],
    ['sorting', SORTING],
    ['selection', SELECTION],
  ];
  for (const [topic, ofTopic] of rows) {
    for (const [instead, holds, names] of ofTopic) {
      for (const name of names.split(/\s+/)) {
        appendTo(found, name, { rename: { topic, instead }, holds });
      }
    }
  }
  return found;
}
