// The tables by which the page writes inputs and reads commands, drawings and outputs, as the kit's HostTables has them.
// HostTableTests compares them, and writes this file where they differ. `readTables` in kit.js says what a line holds.

export const hostTables = `
[version]
1 inputs
[inputs]
1 start version:byte seed:int32 stored:texts address:text locale:text platform:text
2 advance tick:int32
3 pointer id:int32 phase:byte type:byte buttons:byte modifiers:byte offset:byte x:double y:double target:int32
4 wheel x:double y:double deltaX:double deltaY:double modifiers:byte
5 key phase:byte modifiers:byte code:text characters:text
6 text layer:int32 phase:byte value:text selectionStart:int32 selectionEnd:int32
7 assistive layer:int32 action:byte value:text
8 resize width:double height:double scale:double top:double left:double bottom:double right:double keyboard:double
9 motion gravityX:double gravityY:double gravityZ:double accelerationX:double accelerationY:double accelerationZ:double
10 gamepad index:byte connected:byte buttons:int32 leftX:double leftY:double rightX:double rightY:double
11 visibility isVisible:byte isFocused:byte
12 preferences isDark:byte reducesMotion:byte increasesContrast:byte isRightToLeft:byte pointer:byte textScale:double
13 address path:text isBack:byte
14 permission name:text isGranted:byte
15 storage key:text value:text change:byte
16 file name:text content:text outcome:byte
17 measured font:text value:text width:double
18 calendar seconds:double zone:int32
19 audio player:int32 event:byte seconds:double
20 pictures files:texts
21 shared outcome:byte
22 fullScreen isOn:byte
23 runs list:texts
24 verified list:texts
25 ghost game:text isRace:byte track:text

[layers]
1 create kind:word
2 destroy
3 children layers:[layer:layer]
4 affine a:number b:number c:number d:number tx:number ty:number
5 matrix matrix:matrix
6 size width:number height:number
7 opacity opacity:number
8 hidden isHidden:flag
9 background color:color
10 corners radius:number corners:word
11 border width:number color:color
12 shadow color:color radius:number x:number y:number
13 clip clips:flag
14 gradient kind:word startX:number startY:number endX:number endY:number stops:[color:color,place:number]
15 shape path:text fill:color stroke:color width:number miterLimit:number cap:word join:word isEvenOdd:flag start:number end:number dashPhase:number dashes:[length:number]
16 text top:number lineHeight:number alignment:word isRightToLeft:flag shadowColor:color shadowX:number shadowY:number runs:[font:text,color:color,decoration:word,spacing:number,text:text]
17 drawing width:number height:number mode:word operations:words
18 semantics role:text label:text value:text hint:text states:word now:number least:number greatest:number
19 interaction kind:word
20 field value:text placeholder:text font:text color:color placeholderColor:color caretColor:color alignment:word keyboard:word returnKey:word capitals:word flags:word purpose:text top:number left:number bottom:number right:number selectionStart:word selectionEnd:word
21 snapshot layer:layer
22 perspective distance:number hidesBack:flag
23 root
24 backdrop radius:number
25 mask has:flag path:text isEvenOdd:flag

[drawing]
1 save
2 restore
3 transform a:number b:number c:number d:number tx:number ty:number
4 fillColor color:color
5 strokeColor color:color
6 tint color:color
7 lineWidth width:number
8 lineCap cap:word
9 lineJoin join:word
10 miterLimit limit:number
11 lineDash phase:number lengths:[length:number]
12 alpha alpha:number
13 mixing name:text
14 shadow color:color blur:number x:number y:number
15 beginPath
16 move x:number y:number
17 line x:number y:number
18 quadCurve controlX:number controlY:number x:number y:number
19 curve control1X:number control1Y:number control2X:number control2Y:number x:number y:number
20 closePath
21 fill isEvenOdd:flag
22 stroke
23 clip isEvenOdd:flag
24 fillRect x:number y:number width:number height:number
25 strokeRect x:number y:number width:number height:number
26 clearRect x:number y:number width:number height:number
27 linearGradient startX:number startY:number endX:number endY:number stops:[color:color,place:number]
28 radialGradient startX:number startY:number startRadius:number endX:number endY:number endRadius:number stops:[color:color,place:number]
29 fillText x:number y:number font:text spacing:number text:text
30 strokeText x:number y:number font:text spacing:number text:text
31 picture x:number y:number width:number height:number file:text

[outputs]
1 sound name:text volume:number
2 haptic strength:number
3 store key:text value:text
4 forget key:text
5 announce text:text isUrgent:flag
6 address path:text step:word
7 title text:text
8 focus layer:layer
9 cursor name:text
10 wantPermission name:text
11 copy text:text
12 download name:text content:text
13 diagnostic text:text
14 keepAwake isWanted:flag
15 openFile endings:text
16 describeSound name:text
17 voice sound:text wave:text from:number to:number seconds:number gain:number delay:number
18 replace key:text value:text old:text
19 audio player:word act:word file:text volume:number time:number loops:number
20 themeColor color:word
21 share title:text text:text address:text width:number height:number operations:words
22 language code:text
23 fullScreen isWanted:flag
24 runEnded game:text name:text result:text score:number lowestWins:flag seconds:number
25 run act:text id:text
`;
